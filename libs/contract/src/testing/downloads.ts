/** A file that the page gave to the browser. */
export interface DownloadedFile {
  readonly name: string;
  readonly type: string;
  readonly text: () => Promise<string>;
}

const textOf = (content: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
    reader.readAsText(content);
  });

const { click: follow } = HTMLAnchorElement.prototype;

/** Keeps the files that the page downloads, which jsdom cannot; real timers read them. */
export function recordDownloads(): readonly DownloadedFile[] {
  const files: DownloadedFile[] = [];
  let content = new Blob();
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      content = blob;
      return 'blob:download';
    },
    revokeObjectURL: () => undefined,
  });
  HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
    if (!this.download) {
      follow.call(this);
      return;
    }
    const blob = content;
    files.push({ name: this.download, type: blob.type, text: () => textOf(blob) });
  };
  return files;
}
