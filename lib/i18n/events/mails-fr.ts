/** The mail as the subject of its sentence, with the participle that agrees with it. */
export const MAILS: Record<string, { subject: string; sent: string; delivered: string }> = {
	"please-sign": feminine("La demande de signature"),
	"your-turn": feminine("La demande de signature"),
	reminder: masculine("Un rappel"),
	"new-link": masculine("Un nouveau lien"),
	"proof-code": masculine("Un code pour prouver qui ouvre le document"),
	expiring: masculine("L’avis de fin prochaine du délai"),
	corrected: masculine("L’avis de correction du document"),
	"signer-completed": masculine("Le document signé"),
	"signer-declined": masculine("L’avis de refus"),
	"signer-revoked": masculine("L’avis de retrait"),
	"signer-expired": masculine("L’avis d’expiration"),
	"signer-not-needed": masculine("L’avis qu’un autre membre du groupe a signé"),
	"signer-released": masculine("L’avis que rien n’est plus demandé"),
	"copy-sent": feminine("Une copie de la demande"),
	"copy-completed": feminine("Une copie du document signé"),
	"sender-viewed": masculine("L’avis de consultation"),
	"sender-signed": masculine("L’avis de signature"),
	"sender-declined": masculine("L’avis de refus"),
	"sender-reassigned": masculine("L’avis de désignation d’une autre personne"),
	"sender-completed": masculine("Le document signé"),
	"sender-expiring": masculine("L’avis de fin prochaine du délai"),
	"sender-expired": masculine("L’avis d’expiration"),
	"sender-delivery-failed": masculine("L’avis d’échec d’envoi"),
	"sender-send-failed": masculine("L’avis d’un document qui n’est pas parti"),
	"sender-not-corrected": masculine("L’avis d’abandon d’une correction"),
	"sender-proof-locked": masculine("L’avis d’un trop grand nombre de codes erronés"),
	"sender-identity-review": masculine("L’avis d’une pièce d’identité à examiner"),
	"sender-identity-failed": masculine("L’avis de refus d’une pièce d’identité"),
	"identity-accepted": masculine("L’avis d’acceptation de la pièce d’identité"),
	"identity-rejected": masculine("L’avis de refus de la pièce d’identité"),
	"sender-seal-failed": masculine("L’avis d’échec du scellement"),
	"sender-pages-undrawn": masculine("L’avis d’une page qui ne peut pas être affichée"),
};

/** Where a reviewer is asked, or another has acted in the reviewer's place. */
export const REVIEW_MAILS: typeof MAILS = {
	"please-sign": feminine("La demande de relecture"),
	"your-turn": feminine("La demande de relecture"),
	expiring: masculine("L’avis de fin prochaine du délai de relecture"),
	"signer-not-needed": masculine("L’avis qu’un autre membre du groupe a relu le document"),
};

export function masculine(subject: string) {
	return { subject, sent: "envoyé", delivered: "remis" };
}

function feminine(subject: string) {
	return { subject, sent: "envoyée", delivered: "remise" };
}
