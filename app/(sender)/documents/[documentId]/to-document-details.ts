import type { DocumentDetailsData, SignerDetails } from "#components/documents/details.ts";
import { describeSteps } from "#lib/domain/audit/group-entries.ts";
import { documentZone } from "#lib/domain/brands/document-zone.ts";
import { channelsOf } from "#lib/domain/documents/asking/tell-signer.ts";
import { deletionTime } from "#lib/domain/documents/ending/retention/rules.ts";
import { redrawPauseMs } from "#lib/domain/documents/pages/redraw-pause.ts";
import { missingPagesOf } from "#lib/domain/documents/pages/undrawn-pages-of.ts";
import { documentVersion } from "#lib/domain/documents/viewing/document-version.ts";
import { failedDeliveries } from "#lib/domain/documents/viewing/failed-deliveries.ts";
import type { SenderDocumentView } from "#lib/domain/documents/viewing/view-for-sender.ts";
import { sayIn } from "#lib/i18n/refusals/say-in.ts";
import { toViewedValues } from "./to-viewed-values.ts";

/** A document, and which addresses of its signers the reader’s contacts don’t have, in lower case. */
type View = SenderDocumentView & { unsaved: readonly string[] };
type Reader = { locale: string; timeZone: string | null };

/**
 * A document as its page shows it: plain data, times as ISO 8601, events in words.
 *
 * @param reader the language of the words; the IANA zone of times within them, null while nobody knows it
 */
export function toDocumentDetails(view: View, reader: Reader): Omit<DocumentDetailsData, "template"> {
	const { document, settings } = view;
	const isOpen = document.status === "InProgress" && document.sealState === "None";
	const timeZone = reader.timeZone ?? documentZone(document);
	const isOrdered = document.enableSigningOrder;
	const signers = document.signingSlots.map((slot) => {
		const members = document.signers.filter((one) => one.groupKey !== null && one.groupKey === slot.groupKey);
		const shown = toSigner(view, slot, isOrdered);
		return {
			...shown,
			name: slot.groupName ?? slot.name,
			members: members.map((one) => toSigner(view, one, false)),
		};
	});
	return {
		id: document.id,
		version: documentVersion(document),
		title: document.title,
		message: document.message,
		status: document.status,
		sealState: document.sealState,
		sealNote: document.sealNote && sayIn(document.sealNote, reader.locale),
		sealLevel: document.sealedLevel,
		closeReason: document.closeReason,
		senderName: document.sender.name,
		senderEmail: document.sender.email,
		behalfName: document.behalfName,
		createdAt: document.createdAt.toISOString(),
		sentAt: document.sentAt?.toISOString() ?? null,
		scheduledFor: document.status === "Scheduled" ? (document.scheduledFor?.toISOString() ?? null) : null,
		expiresAt: document.expiresAt?.toISOString() ?? null,
		deletesAt: deletionTime(document, document.account, new Date())?.toISOString() ?? null,
		held: toHold(view),
		isSandbox: document.isSandbox,
		isOpen,
		correction: isOpen ? toCorrection(view) : null,
		waitingFor: isOpen ? signers.filter((one) => isWaitedFor(view, one)).map((one) => one.name) : [],
		...toReminders(view.document),
		labels: document.labels,
		carbonCopies: document.carbonCopies.map(({ name, email }) => (name ? `${name} (${email})` : email)),
		downloads: view.downloads,
		reminders: settings.reminders?.enableAutoReminder
			? { days: settings.reminders.reminderDays, count: settings.reminders.reminderCount }
			: null,
		signers,
		pages: toPages(view),
		undrawn: toUndrawn(view, new Date()),
		...toViewedValues(view, reader.locale),
		events: describeSteps(reader.locale, view.events, timeZone).map(({ event, text, ip, entries }) => ({
			seq: event.seq,
			at: event.at.toISOString(),
			type: event.type,
			text,
			ip,
			entries,
		})),
	};
}

function isWaitedFor({ document }: SenderDocumentView, signer: SignerDetails): boolean {
	return signer.isAsked && signer.status === "NotCompleted" && channelsOf(document, signer).length > 0;
}

/** Sooner than a day after the last word from the sender a reminder is not what there is to do. */
const REMINDER_PAUSE_MS = 86_400_000;

function toReminders(document: Document): Pick<DocumentDetailsData, "reminderDueAt" | "lastRemindedAt"> {
	const waiting = document.signers.filter(
		(one) => one.activatedAt !== null && one.status === "NotCompleted" && channelsOf(document, one).length > 0,
	);
	const reminded = waiting.map(({ lastRemindedAt }) => lastRemindedAt?.getTime() ?? 0);
	const told = waiting.map(({ activatedAt }, index) => Math.max(activatedAt?.getTime() ?? 0, reminded[index] ?? 0));
	const last = Math.max(0, ...reminded);
	return {
		reminderDueAt: told.length === 0 ? null : new Date(Math.min(...told) + REMINDER_PAUSE_MS).toISOString(),
		lastRemindedAt: last === 0 ? null : new Date(last).toISOString(),
	};
}

function toCorrection({ correction }: SenderDocumentView): DocumentDetailsData["correction"] {
	return correction && { by: correction.by, since: correction.since.toISOString() };
}

function toHold({ document: { heldAt, heldBy, heldReason } }: SenderDocumentView): DocumentDetailsData["held"] {
	return heldAt && { by: heldBy ?? "", since: heldAt.toISOString(), reason: heldReason ?? "" };
}

function toPages({ document, pages }: SenderDocumentView): DocumentDetailsData["pages"] {
	const undrawn = new Set(missingPagesOf(document));
	return pages.map(({ page, geometry: { widthPx, heightPx } }) => ({
		page,
		widthPx,
		heightPx,
		isUndrawn: undrawn.has(page),
	}));
}

function toUndrawn({ document }: SenderDocumentView, now: Date): DocumentDetailsData["undrawn"] {
	const pages = missingPagesOf(document);
	const isUnsigned = document.status === "InProgress" && document.sealState === "None";
	if (pages.length === 0 || !(isUnsigned || document.status === "Draft" || document.status === "Scheduled"))
		return null;
	return {
		pages,
		isUnsent: document.isAwaitingCheck,
		isTried: document.pictureState === "Retried",
		triedAt: document.redrawnAt?.toISOString() ?? null,
		canRetry: redrawPauseMs(document.redrawnAt, now) === 0,
	};
}

type Document = SenderDocumentView["document"];

function toSigner(view: View, signer: Document["signers"][number], isOrdered: boolean): SignerDetails {
	return {
		id: signer.id,
		name: signer.name,
		email: signer.email,
		phone: signer.phoneNumber && `${signer.phoneCountryCode ?? ""} ${signer.phoneNumber}`,
		isUnsaved: view.unsaved.includes(signer.email.toLowerCase()),
		deliveryMode: signer.deliveryMode as SignerDetails["deliveryMode"],
		type: signer.type,
		hostName: signer.hostName,
		hostEmail: signer.hostEmail,
		order: isOrdered ? signer.order : null,
		status: signer.status,
		isAsked: signer.activatedAt !== null,
		isSentTo: channelsOf(view.document, signer).length > 0,
		deliveryStatus: signer.deliveryStatus,
		failures: failedDeliveries(signer, view.failures),
		nextAttemptAt: view.delays.find(({ signerId }) => signerId === signer.id)?.nextAttemptAt.toISOString() ?? null,
		lastRemindedAt: signer.lastRemindedAt?.toISOString() ?? null,
		viewedAt: signer.viewedAt?.toISOString() ?? null,
		signedAt: signer.signedAt?.toISOString() ?? null,
		declineReason: signer.declineReason,
		proof: view.proofs[signer.id] ?? null,
		members: [],
	};
}
