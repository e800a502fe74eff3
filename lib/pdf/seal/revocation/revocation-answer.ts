/** What a responder or a list says of a certificate, and when it does. */
export type RevocationAnswer = {
	thisUpdate: Date;
	/** Until when it holds; null where the responder does not say. */
	nextUpdate: Date | null;
	/** When it was signed. */
	producedAt: Date;
	revoked: { at: Date; reason: CrlReason } | null;
};

/** Number of a CRLReason (RFC 5280 5.3.1); undefined where none is given. */
type CrlReason = number | undefined;

/** Best proved time of the signature, and what else its judgement needs. */
export type RevocationQuestion = {
	time: Date;
	/** A trusted timestamp proves that time. */
	isTimeProved: boolean;
	now: Date;
	/** Until when the certificate is valid: nobody has to answer for it afterwards. */
	validTo: Date;
	/** What the certificate signed. */
	purpose: "document" | "timestamp";
};

const CLOCK_SLACK_MS = 5 * 60_000;
/** How long an answer holds that does not say how long (RFC 6960 4.2.2.1 leaves it open). */
const UNDATED_MS = 7 * 86_400_000;

/** keyCompromise, cACompromise and aACompromise. */
const COMPROMISES: readonly CrlReason[] = [1, 2, 10];
/** unspecified, affiliationChanged, superseded and cessationOfOperation: older timestamps remain valid (RFC 3161 4). */
const ENDINGS: readonly CrlReason[] = [0, 3, 4, 5];

/** Whether a revocation also ends what was signed before it. */
function isBackwards(reason: CrlReason, purpose: RevocationQuestion["purpose"]): boolean {
	return purpose === "timestamp" ? !ENDINGS.includes(reason) : COMPROMISES.includes(reason);
}

/**
 * What an answer says of a certificate at the time of a signature; null: nothing. A revocation holds from its time on,
 * and for some reasons backwards as well, unless the signature is proved to be older. A later answer that names no
 * revocation holds for the time before it, as long as the certificate had not expired.
 */
export function judgeAnswer(answer: RevocationAnswer, question: RevocationQuestion): "good" | "revoked" | null {
	const { time, isTimeProved, now, validTo, purpose } = question;
	const { thisUpdate, nextUpdate, producedAt, revoked } = answer;
	if (thisUpdate.getTime() > now.getTime() + CLOCK_SLACK_MS) return null;
	if (revoked && (revoked.at <= time || (isBackwards(revoked.reason, purpose) && !isTimeProved))) return "revoked";
	const isLater = thisUpdate.getTime() > time.getTime() + CLOCK_SLACK_MS;
	if (isLater) return revoked || thisUpdate <= validTo ? "good" : null;
	const until = nextUpdate?.getTime() ?? producedAt.getTime() + UNDATED_MS;
	return time.getTime() <= until ? "good" : null;
}
