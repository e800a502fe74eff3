import { type PluralForms, plural } from "../format.ts";
import type { EventCatalogue } from "./en.ts";
import { MAILS, masculine, REVIEW_MAILS } from "./mails-fr.ts";

/** So many of something; empty for none. */
const counted = (count: string, forms: PluralForms) =>
	count === "" || count === "0" ? "" : plural("FR", Number(count), forms);

const MARKS: Record<string, string> = { draw: "dessiné", type: "saisi", image: "importé" };
const DOWNLOADS: Record<string, string> = {
	sealed: "le document signé",
	preview: "le document dans son état actuel",
	auditLog: "le certificat de signature",
};

/** How a signer proves who they are. */
const PROOFS: Record<string, string> = {
	AccessCode: "par le code d’accès choisi par l’expéditeur",
	EmailOTP: "par un code reçu par e-mail",
	SMSOTP: "par un code reçu par SMS",
	IdVerification: "par une pièce d’identité",
};
const SENT_BY: Record<string, string> = { EmailOTP: ", par e-mail", SMSOTP: ", par SMS" };
const CODES: Record<string, string> = {
	AccessCode: "Un code d’accès",
	EmailOTP: "Un code envoyé par e-mail",
	SMSOTP: "Un code envoyé par SMS",
};

const DOCUMENTS: Record<string, string> = {
	Passport: "un passeport",
	IDCard: "une carte d’identité",
	DriverLicense: "un permis de conduire",
};
const documentOf = (kind: string) => DOCUMENTS[kind] ?? "une pièce d’identité";
const REFUSALS: Record<string, string> = {
	NotReadable: "\u00a0: elle est illisible",
	Expired: "\u00a0: elle a expiré",
	OtherPerson: "\u00a0: c’est celle d’une autre personne",
	WrongKind: "\u00a0: elle ne fait pas partie des pièces demandées",
	NotVerified: "\u00a0: elle n’a pas pu être vérifiée",
};
const PICTURES: Record<string, string> = { Front: "recto", Back: "verso", Selfie: "photo de la personne" };

const person = (name: string, address: string) =>
	name === "" || address === "" ? name || address : `${name} (${address})`;
/** Comment une signature en présence s’est arrêtée avant que son signataire ait terminé. */
const HAND_BACKS = {
	given: "L’appareil a été rendu à",
	left: "La page a été fermée, quittée ou rechargée sur l’appareil de",
	idle: "La page a été fermée, faute d’activité, sur l’appareil de",
} as Record<string, string> & { given: string };
const isReview = (signerType: string) => signerType === "Reviewer";
const mail = (kind: string, signerType: string) =>
	(isReview(signerType) ? REVIEW_MAILS[kind] : undefined) ?? MAILS[kind] ?? masculine("Un e-mail");
const quoted = (words: string) => (words === "" ? "." : `\u00a0: «\u00a0${words}\u00a0»`);
const detail = (words: string) => (words === "" ? "." : `\u00a0: ${words}`);

/** What a field without a name is called, with its article. */
const FIELDS: Record<string, [article: string, noun: string]> = {
	Signature: ["le ", "champ de signature"],
	Initial: ["le ", "champ de paraphe"],
	Drawing: ["le ", "champ de dessin"],
	TextBox: ["le ", "champ de texte"],
	Name: ["le ", "champ de nom"],
	Email: ["le ", "champ d’adresse e-mail"],
	Title: ["le ", "champ de fonction"],
	Company: ["le ", "champ de société"],
	CheckBox: ["la ", "case à cocher"],
	RadioButton: ["le ", "bouton radio"],
	Dropdown: ["la ", "liste déroulante"],
	EditableDate: ["le ", "champ de date"],
	Image: ["le ", "champ d’image"],
	Attachment: ["le ", "champ de pièce jointe"],
};

const nounOf = (fieldType = "") => FIELDS[fieldType] ?? (["le ", "champ"] as const);
const placed = ({ page = "", nth = "", of = "" }: Record<string, string>) =>
	`${nth === "" ? "" : ` ${nth} sur ${of}`}${page === "" ? "" : ` de la page ${page}`}`;

function fieldOf({ fieldName = "", ...field }: Record<string, string>): string {
	if (fieldName !== "") return `«\u00a0${fieldName}\u00a0»`;
	return field.page === undefined ? "un champ" : `${nounOf(field.fieldType).join("")}${placed(field)}`;
}

/** French sentences of the audit trail, by event type. */
export const fr: EventCatalogue = {
	someone: "Quelqu’un",
	system: "Signet",
	clockSetBack: (seconds) => `L’horloge du serveur a été retardée de ${seconds}\u00a0s avant cette entrée.`,
	entries: { one: "{actor} a rempli # champ.", other: "{actor} a rempli # champs." },
	entry: ({ fieldName = "", kind = "", ...field }) => {
		const [, noun] = nounOf(field.fieldType);
		const words = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}${placed(field)}`;
		const name = fieldName === "" ? words : `«\u00a0${fieldName}\u00a0»`;
		return kind === "prefilled" ? `${name}, tel que rempli par l’expéditeur` : name;
	},
	texts: {
		DocumentCreated: ({ actor = "" }) => `${actor} a commencé le document.`,
		DocumentSent: ({ actor = "", behalfOf = "" }) =>
			`${actor} a envoyé le document pour signature${behalfOf === "" ? "" : ` au nom de ${behalfOf}`}.`,
		DocumentScheduled: ({ actor = "", scheduledFor = "" }) =>
			`${actor} a programmé l’envoi du document pour le ${scheduledFor}.`,
		ScheduleCancelled: ({ actor = "" }) => `${actor} a remis le document en brouillon avant son envoi.`,
		SendFailed: ({ behalfOf = "" }) =>
			`Le document n’a pas été envoyé\u00a0: ${behalfOf} n’accepte plus qu’il soit envoyé en son nom.`,
		DocumentViewed: ({ actor = "" }) => `${actor} a consulté le document.`,
		ConsentGiven: ({ actor = "", version = "", signerType = "" }) =>
			`${actor} a accepté ${isReview(signerType) ? "d’approuver" : "de signer"} par voie électronique${version === "" ? "" : ` (texte, version ${version})`}.`,
		FieldFilled: ({ actor = "", kind = "", ...field }) =>
			kind === "prefilled"
				? `${actor} a laissé ${fieldOf(field)} tel que l’expéditeur l’a rempli.`
				: `${actor} a rempli ${fieldOf(field)}.`,
		SignatureAdopted: ({ actor = "", kind = "", purpose = "" }) =>
			`${actor} a ${MARKS[kind] ?? "adopté"} ${purpose === "initials" ? "son paraphe" : "sa signature"}.`,
		SignerCompleted: ({ actor = "", signerType = "", groupName = "", hostName = "", hostEmail = "" }) =>
			`${actor} a ${isReview(signerType) ? "relu et approuvé le document" : "signé"}${groupName === "" ? "" : ` pour ${groupName}`}${hostEmail === "" ? "" : ` sur l’appareil de ${person(hostName, hostEmail)}`}.`,
		DocumentCompleted: () => "Tout le monde a terminé. Le document est complet.",
		DocumentSealed: ({ level = "", sha256 = "" }) =>
			`Le document a été scellé${level === "" ? "" : ` (PAdES ${level})`}.${sha256 === "" ? "" : ` SHA-256\u00a0: ${sha256}`}`,
		TimestampFailed: ({ error = "" }) =>
			`Le document est scellé sans horodatage de confiance.${error === "" ? "" : ` ${error}`}`,
		DocumentTimestamped: ({ timestampedAt = "", level = "" }) =>
			`Un horodatage a été ajouté au document scellé\u202f: ${timestampedAt} (PAdES ${level}).`,
		SealFailed: ({ error = "" }) => `Le scellement a échoué et sera retenté${detail(error)}`,
		DocumentDeclined: ({ actor = "", reason = "", signerType = "" }) =>
			`${actor} a refusé ${isReview(signerType) ? "le document" : "de signer"}${quoted(reason)}`,
		DocumentRevoked: ({ actor = "", message = "" }) => `${actor} a retiré le document${quoted(message)}`,
		DocumentExpired: () => "Le délai de signature est écoulé. Le document a expiré.",
		DocumentDeleted: ({ actor = "", why = "" }) =>
			why === "Retention"
				? "Le document a été mis à la corbeille, selon la règle du compte pour les documents terminés depuis longtemps."
				: `${actor} a supprimé le document.`,
		DocumentRestored: ({ actor = "" }) => `${actor} a sorti le document de la corbeille.`,
		HoldSet: ({ actor = "", reason = "" }) => `${actor} protège le document de toute suppression${quoted(reason)}`,
		HoldReleased: ({ actor = "", reason = "" }) => `${actor} a levé la protection du document${quoted(reason)}`,
		MailSent: ({ kind = "", to = "", signerType = "" }) =>
			`${mail(kind, signerType).subject} a été ${mail(kind, signerType).sent} à ${to}.`,
		SmsSent: ({ kind = "", to = "", signerType = "" }) =>
			`${mail(kind, signerType).subject} a été ${mail(kind, signerType).sent} par SMS au ${to}.`,
		SmsFailed: ({ kind = "", to = "", error = "", signerType = "" }) =>
			`${mail(kind, signerType).subject} n’a pas pu être ${mail(kind, signerType).delivered} par SMS au ${to}${detail(error)}`,
		MailFailed: ({ kind = "", to = "", error = "", signerType = "" }) =>
			`${mail(kind, signerType).subject} n’a pas pu être ${mail(kind, signerType).delivered} à ${to}${detail(error)}`,
		ExpiryExtended: ({ actor = "", to = "" }) => `${actor} a prolongé le délai de signature jusqu’au ${to}.`,
		ExpiryAlertSent: () => "Le délai de signature se termine bientôt. Les personnes attendues ont été prévenues.",
		ReminderSent: ({ actor = "", to = "", message = "" }) =>
			`${actor} a envoyé un rappel${to === "" ? "" : ` à ${to}`}${quoted(message)}`,
		SignerReassigned: ({ actor = "", from = "", to = "", toName = "", reason = "", signerType = "" }) =>
			`${actor} a confié à ${person(toName, to)} la ${isReview(signerType) ? "relecture" : "signature"}${from === "" ? "" : ` prévue pour ${from}`}${quoted(reason)}`,
		RecipientChanged: ({ actor = "", from = "", fromName = "", to = "", toName = "", reason = "" }) =>
			`${actor} a remplacé ${person(fromName, from)} par ${person(toName, to)}${quoted(reason)}`,
		DocumentEdited: ({ actor = "", settings = "", recipients = "", fields = "" }) => {
			const parts = [
				counted(fields, { one: "# champ", other: "# champs" }),
				counted(recipients, { one: "# destinataire", other: "# destinataires" }),
				counted(settings, { one: "# réglage", other: "# réglages" }),
			].filter((part) => part !== "");
			return `${actor} a corrigé le document${parts.length === 0 ? "." : `\u00a0: ${parts.join(", ")}.`}`;
		},
		FieldsPrefilled: ({ actor = "", fieldNames = "", from = "" }) =>
			from === "identity"
				? `${actor} a rempli ${fieldNames} pour un signataire, d’après la pièce d’identité acceptée.`
				: `${actor} a rempli ${fieldNames} pour un signataire.`,
		PrefillHoldEnded: ({ actor = "", signerName = "", by = "" }) =>
			by === "prefill"
				? `Des champs ont été remplis\u00a0: le document s’est ouvert pour ${signerName}.`
				: `${actor} a laissé ${signerName} continuer sans champs remplis.`,
		LabelsChanged: ({ actor = "", added = "", removed = "" }) =>
			added === "" ? `${actor} a retiré les étiquettes ${removed}.` : `${actor} a ajouté les étiquettes ${added}.`,
		SignerEmailCorrected: ({ actor = "", from = "", to = "" }) =>
			`${actor} a corrigé une adresse e-mail\u00a0: ${from} devient ${to}.`,
		LinkCopied: ({ actor = "", signerName = "" }) =>
			signerName === ""
				? `${actor} a copié un lien de signature.`
				: `${actor} a copié le lien de signature destiné à ${signerName}.`,
		SignerSaved: ({ actor = "" }) => `${actor} a choisi de terminer plus tard.`,
		PhoneLinkMade: ({ actor = "" }) => `${actor} a demandé un lien pour continuer sur un téléphone.`,
		NewLinkRequested: ({ actor = "", what = "" }) =>
			what === "replaced"
				? "Un nouveau lien a été demandé au moyen d’un lien qui avait été remplacé."
				: `${actor} a demandé un nouveau lien.`,
		DocumentDownloaded: ({ actor = "", what = "" }) => `${actor} a téléchargé ${DOWNLOADS[what] ?? "le document"}.`,
		AttachmentDownloaded: ({ actor = "", name = "" }) =>
			name === ""
				? `${actor} a téléchargé une pièce jointe.`
				: `${actor} a téléchargé la pièce jointe «\u00a0${name}\u00a0».`,
		DocumentHandedOver: ({ from = "", to = "", by = "" }) =>
			`Le document est passé de ${from} à ${to}${by === "" ? "" : `, à la demande de ${by}`}.`,
		PresenceConfirmed: ({ actor = "", hostName = "", hostEmail = "" }) =>
			`Sur l’appareil de ${person(hostName, hostEmail)}, quelqu’un a confirmé\u00a0: «\u00a0Je suis ${actor}\u00a0».`,
		DeviceHandedBack: ({ actor = "", hostName = "", hostEmail = "", why = "" }) =>
			`${HAND_BACKS[why] ?? HAND_BACKS.given} ${person(hostName, hostEmail)} avant que ${actor} ait signé.`,
		ProofCodeAsked: ({ actor = "", method = "" }) =>
			`Un code pour prouver qui ouvre le document a été demandé au moyen du lien de ${actor}${SENT_BY[method] ?? ""}.`,
		ProofGiven: ({ actor = "", method = "" }) => `${actor} a prouvé son identité ${PROOFS[method] ?? "par un code"}.`,
		ProofFailed: ({ actor = "", method = "", triesLeft = "" }) =>
			`${CODES[method] ?? "Un code"} erroné a été saisi au moyen du lien de ${actor}${counted(triesLeft, { one: " (# essai restant)", other: " (# essais restants)" })}.`,
		ProofLocked: ({ actor = "", method = "", signerName = "" }) =>
			method === "IdVerification"
				? `Le document a été verrouillé pour ${signerName} après trop de pièces d’identité refusées.`
				: `Le document a été verrouillé pour ${actor} après trop de codes erronés.`,
		ProofUnlocked: ({ actor = "", signerName = "" }) => `${actor} a déverrouillé le document pour ${signerName}.`,
		IdentityBegun: ({ actor = "", kind = "", provider = "" }) =>
			`${actor} a accepté de montrer son identité${provider === "" ? "" : ` chez ${provider}`} et choisi ${documentOf(kind)}.`,
		IdentityRestarted: ({ actor = "", kind = "" }) =>
			`${actor} a écarté ce qui était montré (${documentOf(kind)}) pour recommencer à montrer son identité.`,
		IdentitySubmitted: ({ actor = "", kind = "" }) => `${actor} a envoyé des photos\u00a0: ${documentOf(kind)}.`,
		IdentityRead: ({ kind = "", signerName = "", next = "", source = "", provider = "" }) => {
			if (next === "Lines")
				return `Rien n’a pu être lu sur les photos\u00a0: ${signerName} est invité à saisir les lignes.`;
			const doc = documentOf(kind);
			if (source === "Provider")
				return `${provider} a vérifié la pièce de ${signerName} (${doc}), qui attend d’être examinée.`;
			if (source === "Typed")
				return `${signerName} a saisi les lignes de la pièce (${doc}), qui attend d’être examinée.`;
			return source === "Mrz" || source === "Barcode"
				? `Les données de la pièce de ${signerName} (${doc}) ont été lues et attendent d’être examinées.`
				: `Rien n’a pu être lu sur la pièce de ${signerName} (${doc})\u00a0: les photos attendent d’être examinées.`;
		},
		IdentityAccepted: ({ actor = "", by = "", kind = "", signerName = "", provider = "", hold = "" }) => {
			const held = hold === "prefill" ? " Le document reste fermé jusqu’à ce que des champs soient remplis." : "";
			if (by === "provider") {
				return `${provider} a vérifié la pièce d’identité de ${signerName} (${documentOf(kind)}), et elle a été acceptée.${held}`;
			}
			return by === "checks"
				? `Les données (${documentOf(kind)}) ont passé tous les contrôles et ont été acceptées pour ${signerName}. Personne n’a regardé les photos.${held}`
				: `${actor} a examiné la pièce d’identité de ${signerName} (${documentOf(kind)}) et l’a acceptée.${held}`;
		},
		IdentityRefused: (event) => {
			const { actor = "", by = "", kind = "", signerName = "", reason = "", triesLeft = "", provider = "" } = event;
			const who = by === "checks" ? "Un contrôle" : by === "provider" ? provider : actor;
			const left = counted(triesLeft, { one: " (# essai restant)", other: " (# essais restants)" });
			return `${who} a refusé la pièce d’identité de ${signerName} (${documentOf(kind)})${REFUSALS[reason] ?? ""}${left === "" ? " (aucun essai restant)" : left}.`;
		},
		IdentityReviewLinkMade: ({ actor = "", signerName = "" }) =>
			`Un lien a été créé\u00a0: qui le possède peut regarder la pièce d’identité de ${signerName} et décider à la place de ${actor}.`,
		IdentityPictureViewed: ({ actor = "", picture = "", signerName = "" }) =>
			`${actor} a regardé une photo de la pièce d’identité de ${signerName} (${PICTURES[picture] ?? "photo"}).`,
		IdentityDataDownloaded: ({ actor = "", signerName = "" }) =>
			`${actor} a récupéré les données de la pièce d’identité de ${signerName}.`,
		IdentityPicturesDeleted: ({ actor = "", signerName = "", why = "" }) =>
			why === "Retention"
				? `Les photos de la pièce d’identité de ${signerName} ont été supprimées à la fin de leur durée de conservation.`
				: `${actor} a supprimé les photos de la pièce d’identité de ${signerName}.`,
		IdentityPicturesDisclosed: ({ actor = "", signerName = "", to = "", reason = "" }) =>
			`${actor} a permis à ${to} de regarder les photos de la pièce d’identité de ${signerName}${quoted(reason)}`,
		AuthenticationAdded: ({ actor = "", method = "", signerName = "" }) =>
			`${actor} a demandé à ${signerName} de prouver son identité ${PROOFS[method] ?? "par un code"}.`,
		AuthenticationRemoved: ({ actor = "", signerName = "" }) =>
			`${actor} ne demande plus à ${signerName} de prouver son identité.`,
		AccessCodeChanged: ({ actor = "", signerName = "" }) => `${actor} a changé le code d’accès de ${signerName}.`,
	},
};
