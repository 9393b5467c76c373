export { AuthProvider, useAuth } from './auth-context.tsx';
export { DataProvider, useData } from './data-context.tsx';
export { useObservable, useQuery } from './use-observable.ts';
