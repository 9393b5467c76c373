import { createContext, useContext, type ReactNode } from 'react';
import type { Data } from '../compose-data.ts';

const DataContext = createContext<Data | null>(null);

/** Gives the page's data to everything below. */
export function DataProvider({ data, children }: { data: Data; children: ReactNode }) {
  return <DataContext value={data}>{children}</DataContext>;
}

/** The page's data; throws outside {@link DataProvider}. */
export function useData(): Data {
  const data = useContext(DataContext);
  if (!data) throw new Error('useData must be used within a DataProvider');
  return data;
}
