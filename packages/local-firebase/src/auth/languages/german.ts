/** German, and by it every English text that there is: a text that is not here does not compile. */
export const GERMAN = {
  'Already confirmed': 'Schon bestätigt',
  'Ask whoever invited you for a new link.':
    'Bitte die Person, die dich eingeladen hat, um einen neuen Link.',
  'Ask whoever runs this server to enable it.':
    'Bitte die Person, die diesen Server betreibt, es zu entsperren.',
  'Choose a new password': 'Neues Passwort wählen',
  Confirm: 'Bestätigen',
  'Confirm this address': 'Diese Adresse bestätigen',
  'Confirm your address': 'Bestätige deine Adresse',
  'Confirm your e-mail address': 'Bestätige deine E-Mail-Adresse',
  'Continue to the app': 'Weiter zur App',
  'Continue to {appName}': 'Weiter zu {appName}',
  'Create my account': 'Mein Konto erstellen',
  'E-mail': 'E-Mail',
  'For {email}, at least {count} characters. You will be signed out everywhere.':
    'Für {email}, mindestens {count} Zeichen. Du wirst überall abgemeldet.',
  'Go back and try again.': 'Geh zurück und versuche es erneut.',
  'If it was not you, ignore this mail: nothing changes.':
    'Wenn du das nicht warst, ignoriere diese E-Mail: Es ändert sich nichts.',
  'Invitations work for seven days.': 'Einladungen gelten sieben Tage.',
  'It was used already, or not copied completely.':
    'Sie wurde schon benutzt oder nicht vollständig kopiert.',
  'It was used already, replaced by a newer one, or not copied completely.':
    'Er wurde schon benutzt, durch einen neueren ersetzt oder nicht vollständig kopiert.',
  'Links in mails work for a while.': 'Links in E-Mails gelten nur eine Weile.',
  'New password': 'Neues Passwort',
  Password: 'Passwort',
  'Password may contain at most {count} characters.':
    'Das Passwort darf höchstens {count} Zeichen lang sein.',
  'Password must contain at least {count} characters.':
    'Das Passwort muss mindestens {count} Zeichen lang sein.',
  'Please confirm that this address is yours:': 'Bitte bestätige, dass diese Adresse dir gehört:',
  'Save the password': 'Passwort speichern',
  'Sign in to the app': 'In der App anmelden',
  'Sign in to {appName}': 'Bei {appName} anmelden',
  'Sign in to {email} with the new one.': 'Melde dich mit {email} und dem neuen Passwort an.',
  'Sign in with {email} and the password that you chose.':
    'Melde dich mit {email} und dem Passwort an, das du gewählt hast.',
  'Sign-up is closed': 'Neue Konten sind nicht möglich',
  'Someone, hopefully you, asked to reset your password for the app. The link works for one hour:':
    'Jemand, hoffentlich du, hat darum gebeten, dein Passwort für die App zurückzusetzen. Der Link gilt eine Stunde:',
  'Someone, hopefully you, asked to reset your password for {appName}. The link works for one hour:':
    'Jemand, hoffentlich du, hat darum gebeten, dein Passwort für {appName} zurückzusetzen. Der Link gilt eine Stunde:',
  'Thank you. {email} is confirmed.': 'Danke. {email} ist bestätigt.',
  'That did not work': 'Das hat nicht geklappt',
  'The same again': 'Noch einmal dasselbe',
  'The two passwords differ. Type the same one twice.':
    'Die beiden Passwörter sind verschieden. Gib zweimal dasselbe ein.',
  'This account is disabled': 'Dieses Konto ist gesperrt',
  'This address has an account already. Sign in with it.':
    'Diese Adresse hat schon ein Konto. Melde dich damit an.',
  'This invitation has expired': 'Diese Einladung ist abgelaufen',
  'This invitation no longer works': 'Diese Einladung gilt nicht mehr',
  'This is no e-mail address.': 'Das ist keine E-Mail-Adresse.',
  'This link has expired': 'Dieser Link ist abgelaufen',
  'This link no longer works': 'Dieser Link funktioniert nicht mehr',
  'This server takes no new accounts.': 'Dieser Server nimmt keine neuen Konten an.',
  'Too many new accounts from your network. Try again in an hour.':
    'Zu viele neue Konten aus deinem Netz. Versuche es in einer Stunde erneut.',
  'Welcome to the app': 'Willkommen in der App',
  'Welcome to {appName}': 'Willkommen bei {appName}',
  'You are invited. The password needs at least {count} characters.':
    'Du bist eingeladen. Das Passwort braucht mindestens {count} Zeichen.',
  'You can ask for a new mail from your profile.':
    'In deinem Profil kannst du eine neue E-Mail anfordern.',
  "You can ask for a new mail under 'Forgot your password?'.":
    'Unter „Passwort vergessen?“ kannst du eine neue E-Mail anfordern.',
  'Your account is ready': 'Dein Konto ist bereit',
  'Your address is confirmed': 'Deine Adresse ist bestätigt',
  'Your name': 'Dein Name',
  'Your password is changed': 'Dein Passwort wurde geändert',
  '{email} is confirmed. There is nothing left to do.':
    '{email} ist bestätigt. Es gibt nichts mehr zu tun.',
  '{email} will be yours to sign in with.': 'Mit {email} kannst du dich dann anmelden.',
} as const;

/** An English text that has its translations. */
export type EnglishText = keyof typeof GERMAN;
