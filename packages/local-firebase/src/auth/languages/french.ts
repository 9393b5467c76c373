import type { EnglishText } from './german.ts';

/** French, with its hard spaces before signs. */
export const FRENCH: Readonly<Record<EnglishText, string>> = {
  'Already confirmed': 'Adresse déjà confirmée',
  'Ask whoever invited you for a new link.':
    'Demandez un nouveau lien à la personne dont vient l’invitation.',
  'Ask whoever runs this server to enable it.':
    'Demandez à la personne qui gère ce serveur de le réactiver.',
  'Choose a new password': 'Choisir un nouveau mot de passe',
  Confirm: 'Confirmer',
  'Confirm this address': 'Confirmer cette adresse',
  'Confirm your address': 'Confirmez votre adresse',
  'Confirm your e-mail address': 'Confirmez votre adresse e-mail',
  'Continue to the app': 'Continuer vers l’application',
  'Continue to {appName}': 'Continuer vers {appName}',
  'Create my account': 'Créer mon compte',
  'E-mail': 'E-mail',
  'For {email}, at least {count} characters. You will be signed out everywhere.':
    'Pour {email}, au moins {count} caractères. Votre session sera fermée sur tous les appareils.',
  'Go back and try again.': 'Revenez en arrière et réessayez.',
  'If it was not you, ignore this mail: nothing changes.':
    'Si ce n’était pas vous, ignorez cet e-mail\u00A0: rien ne change.',
  'Invitations work for seven days.': 'Les invitations sont valables sept jours.',
  'It was used already, or not copied completely.':
    'Elle a déjà été utilisée ou n’a pas été copiée en entier.',
  'It was used already, replaced by a newer one, or not copied completely.':
    'Il a déjà été utilisé, a été remplacé par un plus récent ou n’a pas été copié en entier.',
  'Links in mails work for a while.': 'Les liens des e-mails ne sont valables qu’un certain temps.',
  'New password': 'Nouveau mot de passe',
  Password: 'Mot de passe',
  'Password may contain at most {count} characters.':
    'Le mot de passe doit contenir au plus {count} caractères.',
  'Password must contain at least {count} characters.':
    'Le mot de passe doit contenir au moins {count} caractères.',
  'Please confirm that this address is yours:':
    'Veuillez confirmer que cette adresse est bien la vôtre\u00A0:',
  'Save the password': 'Enregistrer le mot de passe',
  'Sign in to the app': 'Se connecter à l’application',
  'Sign in to {appName}': 'Se connecter à {appName}',
  'Sign in to {email} with the new one.': 'Connectez-vous avec {email} et le nouveau mot de passe.',
  'Sign in with {email} and the password that you chose.':
    'Connectez-vous avec {email} et le mot de passe que vous avez choisi.',
  'Sign-up is closed': 'Les inscriptions sont fermées',
  'Someone, hopefully you, asked to reset your password for the app. The link works for one hour:':
    'Une personne, sans doute vous, a demandé à réinitialiser votre mot de passe pour l’application. Le lien est valable une heure\u00A0:',
  'Someone, hopefully you, asked to reset your password for {appName}. The link works for one hour:':
    'Une personne, sans doute vous, a demandé à réinitialiser votre mot de passe pour {appName}. Le lien est valable une heure\u00A0:',
  'Thank you. {email} is confirmed.': 'Merci. L’adresse {email} est confirmée.',
  'That did not work': 'Cela n’a pas fonctionné',
  'The same again': 'Le même, encore une fois',
  'The two passwords differ. Type the same one twice.':
    'Les deux mots de passe sont différents. Saisissez deux fois le même.',
  'This account is disabled': 'Ce compte est désactivé',
  'This address has an account already. Sign in with it.':
    'Un compte existe déjà pour cette adresse. Utilisez-la pour vous connecter.',
  'This invitation has expired': 'Cette invitation a expiré',
  'This invitation no longer works': 'Cette invitation n’est plus valable',
  'This is no e-mail address.': 'Ce n’est pas une adresse e-mail.',
  'This link has expired': 'Ce lien a expiré',
  'This link no longer works': 'Ce lien ne fonctionne plus',
  'This server takes no new accounts.': 'Ce serveur n’accepte pas de nouveaux comptes.',
  'Too many new accounts from your network. Try again in an hour.':
    'Trop de nouveaux comptes depuis votre réseau. Réessayez dans une heure.',
  'Welcome to the app': 'Bienvenue dans l’application',
  'Welcome to {appName}': 'Bienvenue sur {appName}',
  'You are invited. The password needs at least {count} characters.':
    'Une invitation vous attend. Le mot de passe doit contenir au moins {count} caractères.',
  'You can ask for a new mail from your profile.':
    'Vous pouvez demander un nouvel e-mail depuis votre profil.',
  "You can ask for a new mail under 'Forgot your password?'.":
    'Vous pouvez demander un nouvel e-mail sous «\u00A0Mot de passe oublié\u00A0?\u00A0».',
  'Your account is ready': 'Votre compte est prêt',
  'Your address is confirmed': 'Votre adresse est confirmée',
  'Your name': 'Votre nom',
  'Your password is changed': 'Votre mot de passe a été modifié',
  '{email} is confirmed. There is nothing left to do.':
    'L’adresse {email} est confirmée. Il n’y a plus rien à faire.',
  '{email} will be yours to sign in with.': 'Vous pourrez ensuite vous connecter avec {email}.',
};
