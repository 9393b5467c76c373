/** What `npm start -- --help` prints. */
export const usage = `Usage: npm start -- [options]

  --port <number>   port of the shell (4200)
  --host <address>  address to listen on (localhost)
  --public-url <url>  where people reach it, when that is another address (behind a proxy)
  --trust-proxy <addresses>  the proxy's addresses or networks, separated by commas: only from
                    there X-Forwarded-For and X-Forwarded-Host count
  --data <folder>   where the data is kept (.evergift)
  --demo            add an account with a year of people, events and gifts
  --origins         serve every app from a port of its own, as in production
  --remote-url <url>  with --origins and --public-url: where people reach the app {app},
                    such as https://{app}.gifts.example
  --preview <origin>  let the shell open previews of apps from there; may be repeated
  --admin           open the local backend to tests, on this machine, by a token that is printed
  --apps <folder>   serve the builds of another folder like apps (for tests)

Options with a value may stand in the environment: EVERGIFT_PUBLIC_URL for --public-url, and so
EVERGIFT_PORT, EVERGIFT_HOST, EVERGIFT_TRUST_PROXY, EVERGIFT_DATA and EVERGIFT_REMOTE_URL.
docs/at-home.md leads from a small computer to the family's phones.`;
