import { useLocation } from '@evergift/router';

export function PeoplePage() {
  const location = useLocation();
  return <h1>People at {location.pathname}</h1>;
}
