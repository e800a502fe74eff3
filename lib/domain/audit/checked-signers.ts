import type { StoredAuditEvent } from "#lib/db/stores/documents/whole-document.ts";
import type { SealedDocument } from "#lib/db/stores/sealing/verification.ts";
import type { AuditEventType } from "./event-types.ts";

type Row = SealedDocument["signers"][number];

/** A signer as the trail names them when they finished. */
export type CheckedSigner = {
	id: string | null;
	name: string;
	email: string;
	type: string;
	/** Who lent the device of a signing in person; null: it was none, or an earlier version did not record it. */
	host: { name: string; email: string } | null;
	/** The group that this member signed for. */
	groupName: string | null;
	/** Where text messages go, as people write it; null: the signer is sent none, or it was not recorded. */
	phone: string | null;
	signedAt: Date;
	/** Of the text they agreed to; null: not recorded. */
	consentVersion: string | null;
};

/** A row takes its time earlier in the transaction than the event does. */
const SAME_MOMENT_MS = 60_000;

/** Lists who finished, in the order in which they did, from events whose hashes were checked. */
export function checkedSigners(events: readonly StoredAuditEvent[]): CheckedSigner[] {
	return events
		.filter(({ type }) => type === "SignerCompleted")
		.map(({ actorId: id, actorName: name, actorEmail: email, data, at: signedAt }) => ({
			...{ id, name, email, type: String(data.signerType), signedAt },
			host: data.hostName === undefined ? null : { name: data.hostName, email: data.hostEmail ?? "" },
			groupName: data.groupName ?? null,
			phone: data.phone ?? null,
			consentVersion: events.findLast((one) => one.type === "ConsentGiven" && one.actorId === id)?.data.version ?? null,
		}));
}

/** Whether the rows of a document say of its signers what its trail says, as far as the trail says it. */
export function areRowsOfTrail(
	rows: readonly Row[],
	signers: readonly CheckedSigner[],
	events: readonly StoredAuditEvent[],
): boolean {
	return (
		rows.length === signers.length &&
		signers.every((signer) => {
			const row = rows.find((one) => one.id === signer.id);
			return row !== undefined && isSameSigner(row, signer) && areTimesOfTrail(row, events);
		})
	);
}

function isSameSigner(row: Row, { name, email, type, host, groupName, phone, signedAt }: CheckedSigner): boolean {
	const isSame = row.name === name && row.email === email && row.type === type && row.groupName === groupName;
	const isSameHost = host === null || ((row.hostName ?? "") === host.name && (row.hostEmail ?? "") === host.email);
	return isSame && isSameHost && (phone === null || textedNumber(row) === phone) && isNear(row.signedAt, signedAt);
}

/** What the trail has each time of a row by; how a message went is recorded with the signer it went to. */
const TIMES: Readonly<Record<"firstDeliveredAt" | "viewedAt" | "consentedAt", readonly AuditEventType[]>> = {
	firstDeliveredAt: ["MailSent", "SmsSent"],
	viewedAt: ["DocumentViewed"],
	consentedAt: ["ConsentGiven"],
};

/** Whether each time of a row is that of an event; where there is none of the kind, nothing contradicts the row. */
function areTimesOfTrail(row: Row, events: readonly StoredAuditEvent[]): boolean {
	const own = events.filter(({ actorId, data }) => actorId === row.id || data.signerId === row.id);
	return Object.entries(TIMES).every(([column, types]) => {
		const at = row[column as keyof typeof TIMES];
		const recorded = own.filter(({ type }) => types.some((one) => one === type));
		return at === null || recorded.length === 0 || recorded.some((event) => isNear(at, event.at));
	});
}

function isNear(one: Date | null, other: Date): boolean {
	return Math.abs((one?.getTime() ?? 0) - other.getTime()) < SAME_MOMENT_MS;
}

type Texted = Pick<Row, "deliveryMode" | "authenticationType" | "phoneCountryCode" | "phoneNumber">;

/** The number that text messages go to, as people write it; null: the signer is sent none. */
export function textedNumber({ deliveryMode, authenticationType, ...phone }: Texted): string | null {
	if (deliveryMode === "Email" && authenticationType !== "SMSOTP") return null;
	return `${phone.phoneCountryCode ?? ""} ${phone.phoneNumber ?? ""}`.trim();
}
