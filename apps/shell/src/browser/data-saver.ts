interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether nothing should be fetched that nobody has asked for: a metered or a slow connection. */
export function shouldSaveData(): boolean {
  const { saveData, effectiveType = '4g' } =
    (navigator as { connection?: Connection }).connection ?? {};
  return saveData === true || effectiveType !== '4g';
}
