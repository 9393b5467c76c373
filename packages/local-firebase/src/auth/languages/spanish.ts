import type { EnglishText } from './german.ts';

/** Spanish that is understood everywhere. */
export const SPANISH: Readonly<Record<EnglishText, string>> = {
  'Already confirmed': 'Dirección ya confirmada',
  'Ask whoever invited you for a new link.': 'Pide un enlace nuevo a quien te invitó.',
  'Ask whoever runs this server to enable it.':
    'Pide a quien administra este servidor que la active.',
  'Choose a new password': 'Elegir una contraseña nueva',
  Confirm: 'Confirmar',
  'Confirm this address': 'Confirmar esta dirección',
  'Confirm your address': 'Confirma tu dirección',
  'Confirm your e-mail address': 'Confirma tu correo electrónico',
  'Continue to the app': 'Continuar a la aplicación',
  'Continue to {appName}': 'Continuar a {appName}',
  'Create my account': 'Crear mi cuenta',
  'E-mail': 'Correo electrónico',
  'For {email}, at least {count} characters. You will be signed out everywhere.':
    'Para {email}, al menos {count} caracteres. Se cerrará tu sesión en todos los dispositivos.',
  'Go back and try again.': 'Vuelve atrás e inténtalo de nuevo.',
  'If it was not you, ignore this mail: nothing changes.':
    'Si no fuiste tú, ignora este correo: no cambia nada.',
  'Invitations work for seven days.': 'Las invitaciones valen siete días.',
  'It was used already, or not copied completely.': 'Ya se usó o no se copió completa.',
  'It was used already, replaced by a newer one, or not copied completely.':
    'Ya se usó, se reemplazó por uno más reciente o no se copió completo.',
  'Links in mails work for a while.':
    'Los enlaces de los correos solo funcionan durante un tiempo.',
  'New password': 'Contraseña nueva',
  Password: 'Contraseña',
  'Password may contain at most {count} characters.':
    'La contraseña puede tener como máximo {count} caracteres.',
  'Password must contain at least {count} characters.':
    'La contraseña debe tener al menos {count} caracteres.',
  'Please confirm that this address is yours:': 'Por favor, confirma que esta dirección es tuya:',
  'Save the password': 'Guardar la contraseña',
  'Sign in to the app': 'Iniciar sesión en la aplicación',
  'Sign in to {appName}': 'Iniciar sesión en {appName}',
  'Sign in to {email} with the new one.': 'Inicia sesión con {email} y la contraseña nueva.',
  'Sign in with {email} and the password that you chose.':
    'Inicia sesión con {email} y la contraseña que elegiste.',
  'Sign-up is closed': 'El registro está cerrado',
  'Someone, hopefully you, asked to reset your password for the app. The link works for one hour:':
    'Alguien, esperamos que tú, pidió restablecer tu contraseña de la aplicación. El enlace funciona durante una hora:',
  'Someone, hopefully you, asked to reset your password for {appName}. The link works for one hour:':
    'Alguien, esperamos que tú, pidió restablecer tu contraseña de {appName}. El enlace funciona durante una hora:',
  'Thank you. {email} is confirmed.': 'Gracias. La dirección {email} está confirmada.',
  'That did not work': 'Eso no funcionó',
  'The same again': 'La misma otra vez',
  'The two passwords differ. Type the same one twice.':
    'Las dos contraseñas son distintas. Escribe la misma dos veces.',
  'This account is disabled': 'Esta cuenta está desactivada',
  'This address has an account already. Sign in with it.':
    'Esta dirección ya tiene una cuenta. Inicia sesión con ella.',
  'This invitation has expired': 'Esta invitación ha caducado',
  'This invitation no longer works': 'Esta invitación ya no vale',
  'This is no e-mail address.': 'Esto no es una dirección de correo.',
  'This link has expired': 'Este enlace ha caducado',
  'This link no longer works': 'Este enlace ya no funciona',
  'This server takes no new accounts.': 'Este servidor no admite cuentas nuevas.',
  'Too many new accounts from your network. Try again in an hour.':
    'Demasiadas cuentas nuevas desde tu red. Inténtalo de nuevo en una hora.',
  'Welcome to the app': 'Te damos la bienvenida a la aplicación',
  'Welcome to {appName}': 'Te damos la bienvenida a {appName}',
  'You are invited. The password needs at least {count} characters.':
    'Tienes una invitación. La contraseña debe tener al menos {count} caracteres.',
  'You can ask for a new mail from your profile.': 'Puedes pedir otro correo desde tu perfil.',
  "You can ask for a new mail under 'Forgot your password?'.":
    'Puedes pedir otro correo en «¿Olvidaste tu contraseña?».',
  'Your account is ready': 'Tu cuenta está lista',
  'Your address is confirmed': 'Tu dirección está confirmada',
  'Your name': 'Tu nombre',
  'Your password is changed': 'Tu contraseña ha cambiado',
  '{email} is confirmed. There is nothing left to do.':
    'La dirección {email} está confirmada. No queda nada por hacer.',
  '{email} will be yours to sign in with.': 'Después podrás iniciar sesión con {email}.',
};
