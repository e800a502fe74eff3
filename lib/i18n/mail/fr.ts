import { plural } from "../format.ts";
import { accountFr } from "./account/fr.ts";
import { correctionsFr } from "./corrections/fr.ts";
import { deletionsFr } from "./deletions/fr.ts";
import { domainFr } from "./domain/fr.ts";
import type { MailCatalogue } from "./en.ts";
import { exportsFr } from "./exports/fr.ts";
import { handOverFr } from "./hand-over/fr.ts";
import type { MailDeed, MailTask } from "./mail-task.ts";
import { proofsFr } from "./proofs/fr.ts";
import { retentionFr } from "./retention/fr.ts";
import { securityFr } from "./security/fr.ts";
import { senderTroubleFr } from "./sender-trouble/fr.ts";
import { verificationFr } from "./verification/fr.ts";

const participles: Record<MailDeed, string> = { signed: "signé", approved: "approuvé", finished: "terminé" };
const verbs: Record<MailTask, string> = { sign: "signer", review: "relire", host: "faire signer" };
/** A title in French quotes; the spaces inside do not break. */
const quoted = (title: string) => `«\u00a0${title}\u00a0»`;

/** French words of every mail. */
export const fr: MailCatalogue = {
	frame: {
		colon: "\u00a0:",
		greeting: (name) => (name === "" ? "Bonjour," : `Bonjour ${name},`),
		messageFrom: (name) => `Message de la part de ${name}`,
		reasonFrom: (name) => `Motif indiqué par ${name}`,
		testDocument: "Document d’essai. Les signatures n’y ont aucune valeur juridique.",
		fallback: "Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur\u00a0:",
		questions: (name, address) =>
			`Une question sur le document\u00a0? Répondez à cet e-mail, ${name} (${address}) recevra votre message.`,
		personalLink:
			"Le lien contenu dans cet e-mail vous est personnel. Ne le transférez pas\u00a0: qui le possède peut agir en votre nom.",
		downloadLink: "Ne transférez pas cet e-mail\u00a0: qui possède son lien peut télécharger le document.",
		sentWith: (product, who) => `Envoyé avec ${product} pour ${who}.`,
		sentFor: (who) => `Envoyé pour ${who}.`,
		youAreSender: (product) => `Vous recevez cet e-mail parce que vous avez envoyé le document avec ${product}.`,
		others: (count) => plural("FR", count, { one: "# autre personne", other: "# autres personnes" }),
	},
	labels: {
		from: "Expéditeur",
		signBy: "À signer avant le",
		reviewBy: "À relire avant le",
		linkWorksUntil: "Lien valable jusqu’au",
		downloadUntil: "À télécharger avant le",
		signers: "Signataires",
		signedBy: "Signé par",
		approvedBy: "Approuvé par",
		completedAt: "Terminé le",
		openedAt: "Ouvert le",
		signedAt: "Signé le",
		approvedAt: "Approuvé le",
		declinedAt: "Refusé le",
		endedAt: "Délai écoulé le",
		waitingFor: "En attente de",
		address: "Adresse",
		number: "Numéro",
		providerAnswer: "Réponse du fournisseur de SMS",
		serverAnswer: "Réponse du serveur de messagerie",
		sealError: "Ce qui s’est passé",
	},
	states: {
		completed: "Terminé",
		declined: "Refusé",
		withdrawn: "Retiré",
		expired: "Expiré",
		notDelivered: "Non remis",
		delayed: "Retardé",
		notSealed: "Pas encore scellé",
		notSent: "Non envoyé",
		reminder: "Rappel",
		expiring: "Bientôt échu",
		signed: "Signé",
		approved: "Approuvé",
		viewed: "Ouvert",
	},
	request: {
		subject: (task, sender, title) => `${sender} vous demande de ${verbs[task]} ${quoted(title)}`,
		turnSubject: (task, title) => `À vous de ${verbs[task]} ${quoted(title)}`,
		reminderSubject: (task, title) => `Rappel\u00a0: merci de ${verbs[task]} ${quoted(title)}`,
		expiringSubject: (task, title) => `Plus que peu de temps pour ${verbs[task]} ${quoted(title)}`,
		newLinkSubject: (title) => `Votre nouveau lien vers ${quoted(title)}`,
		heading: (task, sender) =>
			({
				sign: `${sender} vous demande de signer`,
				review: `${sender} vous demande une relecture`,
				host: `${sender} vous confie une signature en personne`,
			})[task],
		turnHeading: (task) =>
			({
				sign: "C’est à vous de signer",
				review: "C’est à vous de relire",
				host: "C’est le moment de faire signer",
			})[task],
		reminderHeading: (task) =>
			({
				sign: "Votre signature est attendue",
				review: "Votre relecture est attendue",
				host: "Une signature en personne vous attend",
			})[task],
		expiringHeading: (task) => `Le délai de ${task === "review" ? "relecture" : "signature"} se termine bientôt`,
		newLinkHeading: "Voici votre nouveau lien",
		anyOfGroup: (task, group) =>
			`Chaque membre de ${group} peut ${verbs[task]}\u00a0: le premier qui termine le fait pour le groupe.`,
		lead: (task, who, signer) =>
			({
				sign: `${who} vous a envoyé ce document à lire et à signer. Quelques minutes suffisent, sur n’importe quel appareil et sans créer de compte.`,
				review: `${who} vous a envoyé ce document à lire et à approuver. Aucun compte n’est nécessaire.`,
				host: `${who} vous demande de recueillir la signature de ce document. ${signer} signe en votre présence, sur votre appareil.`,
			})[task],
		haveFinished: (names, count, deed) =>
			plural("FR", count, {
				one: `${names} a déjà ${participles[deed]}.`,
				other: `${names} ont déjà ${participles[deed]}.`,
			}),
		reminderLead: (task, who, signer) =>
			({
				sign: `${who} attend votre signature sur ce document. Quelques minutes suffisent, sur n’importe quel appareil et sans créer de compte.`,
				review: `${who} attend votre relecture de ce document. Aucun compte n’est nécessaire.`,
				host: `${who} attend la signature de ${signer}, en votre présence, sur ce document.`,
			})[task],
		newLinkLead: (who) => `Vous avez demandé un nouveau lien vers le document envoyé par ${who}.`,
		newLinkIgnore: "Si la demande ne vient pas de vous, ignorez simplement cet e-mail.",
		button: (task) => ({ sign: "Lire et signer", review: "Relire le document", host: "Commencer la signature" })[task],
		openButton: "Ouvrir le document",
	},
	outcome: {
		completedSubject: (title) => `Terminé\u00a0: ${quoted(title)}`,
		completedHeading: (deed) => `Tout le monde a ${participles[deed]}`,
		completedAttached: "Le document est complet. Le PDF signé est joint à cet e-mail.",
		completedLinked: "Le document est complet. Le bouton ci-dessous permet de télécharger le PDF signé.",
		sealed:
			"Le PDF est scellé\u00a0: un lecteur PDF signale toute modification ultérieure. Conservez-le avec vos documents.",
		downloadButton: "Télécharger le PDF signé",
		declinedSubject: (title) => `Refusé\u00a0: ${quoted(title)}`,
		declinedHeading: (name, task) => `${name} a refusé ${task === "review" ? "le document" : "de signer"}`,
		declinedLead: (who) =>
			`Le document envoyé par ${who} est clos et ne peut plus être signé. Vous n’avez plus rien à faire.`,
		revokedSubject: (title) => `Retiré\u00a0: ${quoted(title)}`,
		revokedHeading: (sender) => `${sender} a retiré le document`,
		revokedLead: (who, task) =>
			`${who} ne vous demande plus de ${verbs[task]} ce document. Les liens ne fonctionnent plus et vous n’avez plus rien à faire.`,
		expiredSubject: (title) => `Expiré\u00a0: ${quoted(title)}`,
		expiredHeading: (task) => `Le délai de ${task === "review" ? "relecture" : "signature"} est écoulé`,
		expiredLead: (sender, task) =>
			task === "review"
				? `Ce document ne peut plus être approuvé. Si votre relecture est toujours souhaitée, demandez un nouvel envoi à ${sender}.`
				: `Ce document ne peut plus être signé. Si votre signature est toujours souhaitée, demandez un nouvel envoi à ${sender}.`,
		notNeededSubject: (title) => `Plus rien à faire\u00a0: ${quoted(title)}`,
		notNeededHeading: "Vous n’avez plus rien à faire",
		signedForGroup: ({ name, group }) =>
			`${name} a signé ce document pour ${group}\u00a0: votre signature n’est plus nécessaire.`,
		reviewedForGroup: ({ name, group }) =>
			`${name} a relu ce document pour ${group}\u00a0: votre relecture n’est plus nécessaire.`,
		copySubject: (sender, title) => `En copie\u00a0: ${sender} a envoyé ${quoted(title)} pour signature`,
		copyHeading: "Vous êtes en copie",
		copyLead: (who, names) =>
			`${who} a envoyé ce document pour signature à ${names} et vous a mis en copie. Vous n’avez rien à faire\u00a0: dès que tout le monde aura signé, vous recevrez le PDF signé.`,
		copyCompletedLead: (who) => `${who} vous a mis en copie de ce document.`,
	},
	sender: {
		viewedSubject: (signer, title) => `${signer} a ouvert ${quoted(title)}`,
		viewedHeading: (signer) => `${signer} a ouvert votre document`,
		viewedLead: (deed) => `Nous vous écrirons de nouveau dès que le document sera ${participles[deed]}.`,
		signedSubject: (signer, title, deed) => `${signer} a ${participles[deed]} ${quoted(title)}`,
		signedHeading: (signer, deed) => `${signer} a ${participles[deed]}`,
		signedWaiting: (names) => `Nous attendons encore ${names}.`,
		signedLast: (deed) =>
			`${deed === "signed" ? "C’était la dernière signature." : "Plus personne n’est attendu."} Dans un instant, le PDF scellé sera sur la page du document.`,
		declinedSubject: (signer, title, task) =>
			`${signer} a refusé ${task === "review" ? "" : "de signer "}${quoted(title)}`,
		declinedLead: (others) => {
			const told = ["", " et l’autre personne a été prévenue", " et les autres ont été prévenus"][Math.min(others, 2)];
			return `Le document est clos${told}. Pour recommencer, envoyez un nouveau document.`;
		},
		completedAttached: "Votre document est complet. Le PDF signé est joint à cet e-mail.",
		completedLinked: "Votre document est complet. Le PDF signé est prêt à être téléchargé.",
		expiringSubject: (title) => `Délai bientôt écoulé\u00a0: ${quoted(title)}`,
		expiringHeading: "Votre document expire bientôt",
		expiringLead: (names, count, deed) =>
			plural("FR", count, {
				one: `${names} n’a pas encore ${participles[deed]}. Vous pouvez envoyer un rappel ou prolonger le délai.`,
				other: `${names} n’ont pas encore ${participles[deed]}. Vous pouvez envoyer un rappel ou prolonger le délai.`,
			}),
		expiredHeading: "Votre document a expiré",
		expiredLead: (names, count, deed) =>
			plural("FR", count, {
				one: `${names} n’a pas ${participles[deed]} à temps. Pour recommencer, envoyez un nouveau document avec une échéance plus lointaine.`,
				other: `${names} n’ont pas ${participles[deed]} à temps. Pour recommencer, envoyez un nouveau document avec une échéance plus lointaine.`,
			}),
		delayedSubject: (signer, title) => `Envoi retardé à ${signer}\u00a0: ${quoted(title)}`,
		delayedHeading: (signer) => `Nous essayons toujours de joindre ${signer}`,
		delayedLead: (address) =>
			`Depuis plus d’une heure, nous ne parvenons pas à remettre votre demande à ${address}. Nous réessaierons pendant trois jours et vous préviendrons en cas d’échec.`,
		copyFailedSubject: (signer, title) => `Copie non remise à ${signer}\u00a0: ${quoted(title)}`,
		copyFailedHeading: (signer) => `${signer} n’a pas reçu sa copie`,
		copyFailedLead: (address) =>
			`Le document n’a pas pu être remis à ${address}. Téléchargez-le et transmettez-le autrement.`,
		failedSubject: (signer, title) => `Non remis à ${signer}\u00a0: ${quoted(title)}`,
		failedHeading: (signer) => `Notre e-mail n’a pas pu être remis à ${signer}`,
		failedLead: (address) =>
			`Le serveur de messagerie a refusé ${address}. Corrigez l’adresse sur la page du document\u00a0: l’e-mail repart aussitôt.`,
		failedSmsHeading: (signer) => `Notre SMS n’a pas pu être remis à ${signer}`,
		failedSmsLead: (number) =>
			`Le SMS envoyé au ${number} n’a pas pu être remis. Copiez le lien de signature sur la page du document et transmettez-le vous-même, ou désignez une autre personne.`,
		failedButton: "Corriger l’adresse",
		sealFailedSubject: (title) => `Signé, mais pas encore scellé\u00a0: ${quoted(title)}`,
		sealFailedHeading: "Le scellement demande votre attention",
		sealFailedLead:
			"Tout le monde a terminé et chaque signature est en sécurité. La création du PDF scellé a échoué. Nous réessayons, et personne n’aura à signer de nouveau.",
		sealFailedHelp: "Si cela dure, montrez cet e-mail à votre administrateur.",
		...senderTroubleFr,
		button: "Voir le document",
	},
	deletions: deletionsFr,
	exports: exportsFr,
	security: securityFr,
	handOver: handOverFr,
	corrections: correctionsFr,
	proofs: proofsFr,
	verification: verificationFr,
	account: accountFr,
	webhook: {
		subject: (host) => `Plus aucun événement n’est envoyé à ${host}`,
		heading: "Un webhook a été désactivé",
		lead: (product, account) =>
			`${product} informe cette adresse de ce qui arrive aux documents de ${account}. Depuis plus d’un jour, elle n’a accepté aucun événement\u00a0: plus rien ne lui est envoyé.`,
		endpointId: "Webhook",
		switchedOffAt: "Désactivé le",
		error: "Dernière erreur",
		endings: {
			status: "Elle a répondu par une erreur.",
			disabled: "Elle était désactivée.",
			secret: "Le secret du webhook ne peut pas être ouvert avec la clé de cette installation. Remplacez-le.",
			"not public": "Son nom mène à une adresse qui n’est pas publique, et celles-là ne sont pas appelées.",
			"not https": "Elle ne commence pas par https.",
			"too slow": "Aucune réponse en 10 secondes.",
			unreachable: "Elle est injoignable.",
			"not taken": "L’événement n’a pas été accepté.",
		},
		help: "Quand l’adresse répondra de nouveau, réactivez-y le webhook et renvoyez ce qu’elle a manqué.",
		button: "Ouvrir le webhook",
		footer: (account) => `Vous recevez cet e-mail parce que vous administrez ${account}.`,
	},
	domain: domainFr,
	retention: retentionFr,
	answered: {
		subject: {
			Verified: (person) => `${person} accepte l’envoi de documents en son nom`,
			Denied: (person) => `${person} refuse l’envoi de documents en son nom`,
			Revoked: (person) => `${person} retire son accord pour l’envoi en son nom`,
		},
		heading: {
			Verified: (person) => `${person} a accepté`,
			Denied: (person) => `${person} a refusé`,
			Revoked: (person) => `${person} a retiré son accord`,
		},
		lead: {
			Verified: (account) => `Désormais, ${account} peut envoyer des documents au nom de cette personne.`,
			Denied: (account) =>
				`${account} ne peut pas envoyer de documents au nom de cette personne. Vous pourrez le lui redemander plus tard.`,
			Revoked: (account) =>
				`${account} ne peut plus envoyer de documents au nom de cette personne. Ceux qui sont déjà partis restent tels quels.`,
		},
		answeredAt: "Réponse reçue le",
		footer: (account) =>
			`Vous recevez cet e-mail parce que vous gérez les personnes au nom desquelles ${account} envoie des documents.`,
	},
	behalf: {
		sentSubject: (title) => `Envoyé en votre nom\u00a0: ${quoted(title)}`,
		sentHeading: (names) => `Envoyé en votre nom à ${names}`,
		reassignedSubject: (signer, title, task) =>
			`${signer} ${task === "review" ? "relit" : "signe"} désormais ${quoted(title)}`,
		reassignedHeading: (signer, task) => `${signer} ${task === "review" ? "relit" : "signe"} désormais le document`,
		remindedSubject: (signer, title) => `Rappel envoyé à ${signer}\u00a0: ${quoted(title)}`,
		remindedHeading: (signer) => `Un rappel a été envoyé à ${signer}`,
		lead: (who) => `${who} a envoyé ce document en votre nom. Vous n’avez rien à faire.`,
		footer: (product) =>
			`Vous recevez cet e-mail parce que vous avez accepté que des documents soient envoyés en votre nom avec ${product}. Pour changer cela, utilisez le lien de l’e-mail qui vous l’a demandé.`,
	},
	identity: {
		subject: (account) => `${account} souhaite envoyer des documents en votre nom`,
		heading: (account) => `${account} peut-il envoyer en votre nom\u00a0?`,
		lead: (inviter, account, product) =>
			`${inviter}, de ${account}, demande à envoyer des documents à signer en votre nom avec ${product}.`,
		meaning:
			"Les signataires verraient votre nom et votre adresse e-mail comme expéditeur, et leurs réponses vous parviendraient. Rien n’est envoyé avant votre accord, que vous pouvez retirer à tout moment.",
		limit: (days) =>
			plural("FR", days, {
				one: "Vous avez # jour pour répondre. Ouvrir le lien ne décide de rien.",
				other: "Vous avez # jours pour répondre. Ouvrir le lien ne décide de rien.",
			}),
		ignore: "Si vous ne connaissez pas la personne qui le demande, répondez non ou ignorez cet e-mail.",
		button: "Lire et répondre",
	},
};
