/** What `npm start -- --help` prints. */
export const usage = `Usage: npm start -- [options]

  --port <number>   port of the shell (4200)
  --host <address>  address to listen on (localhost)
  --public-url <url>  where people reach it, when that is another address (behind a proxy)
  --trust-proxy <addresses>  the proxy's addresses or networks, separated by commas: only from
                    there X-Forwarded-For and X-Forwarded-Host count
  --data <folder>   where the data is kept (.evergift)
  --sign-up <mode>  who may make an account: open, invited or closed (open)
  --log <format>    text, or json: one object a line, without personal data (text)
  --demo            add an account with a year of people, events and gifts
  --origins         serve every app from a port of its own, as in production
  --remote-url <url>  with --origins and --public-url: where people reach the app {app},
                    such as https://{app}.gifts.example
  --preview <origin>  let the shell open previews of apps from there; may be repeated
  --releases <folder>  serve its remotes.json and the builds beside it (docs/releases.md)
  --admin           open the local backend to tests, on this machine, by a token that is printed
  --apps <folder>   serve the builds of another folder like apps (for tests)

Options with a value may be given in the environment: EVERGIFT_PUBLIC_URL for --public-url, and so
EVERGIFT_PORT, EVERGIFT_HOST, EVERGIFT_TRUST_PROXY, EVERGIFT_DATA, EVERGIFT_LOG,
EVERGIFT_SIGN_UP and EVERGIFT_REMOTE_URL. EVERGIFT_SMTP_URL is given there alone: the mail server, such
as smtp://name:password@mail.example:587?from=gifts@mail.example.
Commands on the same data, while it runs or not: npm run evergift -- <command> [--data <folder>]

  backup <file>     write everything of this moment into one new file, and read it back
  restore <file>    fill a new data folder from a backup
  check [<file>]    read everything in the data folder, or in a backup, and say if it is whole
  repair            keep what is readable in a damaged data folder
  accounts          list all accounts
  invite [<mail>]   make a link with which one person makes an account (for that address alone)
  mails             how many mails wait for the mail server
  disable <mail>    sign an account out everywhere and keep it out; enable <mail> lets it in again
  delete <mail>     delete an account with all its data
  reset-link <mail>   make a link that sets a new password

docs/at-home.md leads from a small computer to the family's phones.`;
