import { plural } from "../../format.ts";
import type { AccountMailWords } from "./en.ts";

/** French words of mails about one's access to an account. */
export const accountFr: AccountMailWords = {
	resetSubject: (product) => `Choisissez un nouveau mot de passe pour ${product}`,
	resetHeading: "Choisissez un nouveau mot de passe",
	resetLead: (product) =>
		`Vous avez demandé un nouveau mot de passe pour votre compte ${product}. Choisissez-le avec le bouton ci-dessous.`,
	resetLimit: (minutes) =>
		plural("FR", minutes, {
			one: "Le lien ne sert qu’une fois, pendant # minute. Le nouveau mot de passe met fin à toutes vos sessions.",
			other: "Le lien ne sert qu’une fois, pendant # minutes. Le nouveau mot de passe met fin à toutes vos sessions.",
		}),
	resetIgnore: "Si la demande ne vient pas de vous, ignorez cet e-mail\u00a0: votre mot de passe reste inchangé.",
	resetButton: "Choisir un mot de passe",
	invitationSubject: (inviter, account, product) => `${inviter} vous invite à rejoindre ${account} sur ${product}`,
	invitationHeading: (account) => `Rejoignez ${account}`,
	invitationLead: (inviter, account, product) =>
		`${inviter} vous invite à envoyer et à signer des documents pour ${account} avec ${product}. Choisissez un mot de passe pour commencer.`,
	invitationLimit: (days) =>
		plural("FR", days, {
			one: "L’invitation est valable # jour.",
			other: "L’invitation est valable # jours.",
		}),
	invitationIgnore: "Si vous ne connaissez pas la personne qui vous invite, ignorez simplement cet e-mail.",
	invitationButton: "Accepter l’invitation",
};
