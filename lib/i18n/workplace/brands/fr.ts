import type { PluralForms } from "#lib/i18n/format.ts";
import type { BrandsMessages } from "./en.ts";
import { brandFaceFr } from "./face-fr.ts";
import { brandTabsFr } from "./tabs-fr.ts";

const many = (forms: PluralForms): PluralForms => forms;

/** French words about brands. */
export const brandsFr: BrandsMessages = {
	...brandFaceFr,
	...brandTabsFr,
	title: "Marques",
	about:
		"L’apparence et le comportement de vos documents pour ceux qui les signent. Ce qui est envoyé garde son apparence.",
	make: "Nouvelle marque",
	newTitle: "Nouvelle marque",
	cancel: "Annuler",
	list: {
		isDefault: "Par défaut",
		documents: many({ one: "# document", other: "# documents" }),
		fields: many({ one: "# champ", other: "# champs" }),
		identities: many({ one: "# identité d’expéditeur", other: "# identités d’expéditeur" }),
		unused: "Pas encore utilisée",
		usedOn: "Sur {places}",
		domainPending: "Le domaine est en attente",
		domainLost: "Le domaine est perdu",
	},
	empty: {
		title: "Votre première marque",
		about: "Déposez un logo et nous proposons les couleurs. Pour l’instant, vos documents ont l’apparence de Signet.",
	},
	readOnly: "Seuls les administrateurs modifient les marques.",
	menu: {
		of: "Ce que l’on peut faire de {name}",
		open: "Modifier",
		makeDefault: "En faire la marque par défaut",
		duplicate: "Dupliquer…",
		remove: "Supprimer…",
	},
	madeDefault: "{name} est maintenant la marque par défaut.",
	duplicate: {
		title: "Dupliquer {name}",
		about: "La copie a la même apparence et les mêmes réglages. Elle n’a ni domaine ni champs à elle.",
		name: "Nom de la copie",
		copyOf: "Copie de {name}",
		action: "Dupliquer",
		done: "{name} est créée.",
	},
	remove: {
		title: "Supprimer {name}\u202f?",
		fields: many({ one: "# champ disparaît avec elle.", other: "# champs disparaissent avec elle." }),
		noFields: "Aucun champ ne disparaît avec elle.",
		documents: many({
			one: "# document garde l’apparence avec laquelle il a été envoyé.",
			other: "# documents gardent l’apparence avec laquelle ils ont été envoyés.",
		}),
		identities: many({
			one: "# identité d’expéditeur revient à la marque par défaut.",
			other: "# identités d’expéditeur reviennent à la marque par défaut.",
		}),
		forGood: "C’est définitif.",
		type: "Saisissez {name} pour confirmer",
		wrong: "Ce n’est pas son nom.",
		action: "Supprimer la marque",
		done: "{name} est supprimée.",
		isDefault: "La marque par défaut reste. Choisissez-en d’abord une autre par défaut.",
	},
	save: {
		action: "Enregistrer la marque",
		create: "Créer la marque",
		discard: "Abandonner",
		changes: many({
			one: "# modification, gardée jusqu’à l’enregistrement",
			other: "# modifications, gardées jusqu’à l’enregistrement",
		}),
		none: "Tout est enregistré",
		nothingYet: "Rien n’est encore enregistré",
		wrong: many({ one: "# réglage est à revoir", other: "# réglages sont à revoir" }),
		done: "{name} est enregistrée. Le prochain document la porte.",
		failed: "Non enregistré.",
	},
	kept: {
		text: many({
			one: "Vous avez # modification non enregistrée de {when}.",
			other: "Vous avez # modifications non enregistrées de {when}.",
		}),
		goOn: "Continuer",
		discard: "Abandonner",
	},
	reset: {
		about: "Un doute\u202f? L’apparence de Signet est toujours là.",
		action: "Y revenir",
		done: "L’apparence de Signet. Rien n’est encore enregistré.",
	},
	preview: {
		title: "Ce que reçoivent les signataires",
		language: "Langue de l’aperçu",
		light: "Clair",
		dark: "Sombre",
		scheme: "Clair ou sombre",
		page: "Page de signature",
		phone: "Téléphone",
		mail: "E-\u2060mail",
		certificate: "Certificat",
		which: "Ce qui est montré",
		mails: { label: "Quel e-\u2060mail", request: "Demande", completed: "Terminé" },
		from: "De",
		subject: "Objet",
		loading: "L’aperçu arrive.",
		failed: "L’aperçu n’a pas pu être chargé.",
		again: "Réessayer",
		sendMe: "M’envoyer cet e-\u2060mail",
		sent: "En route vers {email}.",
		saveFirst: "Enregistrez d’abord la marque\u202f: l’e-\u2060mail la porte telle qu’elle est enregistrée.",
	},
	sample: {
		title: "Bail, 12 quai du Port",
		heading: "Contrat de location",
		message: "Merci de signer avant de venir chercher les clés. Cela prend environ trois minutes.",
		signer: "Omar Diaz",
		signature: "Signature",
		date: "Date",
		file: "bail.pdf",
		opened: "Le document a été ouvert.",
		signed: "Le document a été signé.",
		link: "a-titre-d-exemple",
		note: "Ceci est un exemple de ce message\u202f: il n’y a pas de document derrière, rien n’est joint et le bouton ramène à la marque.",
	},
};
