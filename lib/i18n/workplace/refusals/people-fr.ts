import type { peopleRefusalsEn } from "./people-en.ts";

/** French words for what was refused about people, teams and invitations. */
export const peopleRefusalsFr: Record<keyof typeof peopleRefusalsEn, string> = {
	lastAdmin: "C’est le dernier administrateur du compte. Nommez d’abord quelqu’un d’autre.",
	lastLocalAdmin:
		"C’est le dernier administrateur qui ait un mot de passe\u202f: si {provider} tombait en panne, plus aucun administrateur ne pourrait entrer. Nommez d’abord administrateur quelqu’un d’autre qui a un mot de passe, ou faites-en choisir un à un autre administrateur\u202f: «\u202fMot de passe oublié\u202f?\u202f», là où l’on se connecte.",
	onlyAdminsChangeAdmins: "Seul un administrateur peut modifier un administrateur.",
	onlyAdminsMakeAdmins: "Seul un administrateur peut nommer un administrateur.",
	noInvitation: "Cette personne n’a pas d’invitation en attente.",
	notAccepted: "Cette personne n’a pas encore accepté l’invitation.",
	addressElsewhere:
		"L’adresse de cette personne sert désormais à se connecter à un autre compte. Invitez-la à une autre adresse.",
	seatsNone: "L’offre «\u202f{plan}\u202f» compte {seats} places, toutes prises.",
	seatsOne: "L’offre «\u202f{plan}\u202f» compte {seats} places, dont une libre.",
	seatsSome: "L’offre «\u202f{plan}\u202f» compte {seats} places, dont {free} libres.",
	sentJustNow: "Cet envoi vient d’être répété. Attendez {seconds} secondes avant de recommencer.",
	inviteesNone: "Indiquez au moins une adresse.",
	inviteesMany: "{limit} personnes au plus peuvent être invitées à la fois.",
	inviteesChanged:
		"Personne n’a été invité\u202f: {emails} ne peut pas l’être. Écartez ce qui est signalé, puis invitez les autres.",
	addressTaken: "L’adresse {email} est déjà celle d’un utilisateur.",
	teamUnknown: "Cette équipe n’existe pas, ou vous n’y avez pas accès.",
	teamNameTaken: "Une équipe porte déjà ce nom.",
	teamNameMissing: "Donnez un nom à l’équipe.",
	receiverUnknown: "Cette personne n’existe pas, ou vous n’y avez pas accès.",
	receiverSame: "Les documents doivent revenir à quelqu’un d’autre.",
	receiverInactive: "Seule une personne active peut reprendre des documents.",
	receiverWider:
		"{name} a plus de droits que la personne qui part. Choisissez quelqu’un qui n’en a pas davantage, ou mettez-y fin.",
	handOverGone: "Une partie de ce que vous transmettez n’existe plus. Vérifiez la liste à jour.",
};
