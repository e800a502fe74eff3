import { readListView } from "#lib/contract/documents/listing/list-view.ts";
import { countSenderDocuments } from "#lib/db/stores/document-counts.ts";
import { listSenderDocuments, type SenderListFilter } from "#lib/db/stores/documents/sender-documents.ts";
import { countStuckDocuments, listStuckDocuments, type StuckDocument } from "#lib/db/stores/start-page.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { senderFilter } from "#lib/domain/documents/listing/sender-filter.ts";
import { stuckWindow } from "#lib/domain/documents/listing/stuck-window.ts";
import { type ListedDocument, withReach } from "#lib/domain/documents/listing/with-reach.ts";
import { failedDeliveries } from "#lib/domain/documents/viewing/failed-deliveries.ts";
import { findOpenRequest, type OpenRequest } from "#lib/domain/sender-identities/find-open-request.ts";
import type { Said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { type ListScope, listScope } from "#lib/policy/document-scope.ts";

const SHOWN = 5;
/** Further nobody counts. */
const MOST = 99;

/** Why a document gets no further, or not for long. */
type StuckBecause =
	/** isCode: it is a code that did not arrive · isAddress: correcting the address mends it */
	| {
			kind: "undelivered";
			signerId: string;
			name: string;
			to: string;
			reason: string | null;
			isCode: boolean;
			isAddress: boolean;
	  }
	| { kind: "unsealed"; reason: Said | null }
	| { kind: "undrawn" }
	/** `isOwn`: the reader sent it, and so decides. */
	| { kind: "review"; signerId: string; name: string; isOwn: boolean }
	| { kind: "declined"; name: string; reason: string | null }
	| { kind: "expiring"; at: Date; names: string[]; hasOpened: boolean };

export type StuckRow = { id: string; title: string; isDraft: boolean; because: StuckBecause };

/** Up to `MOST` are counted; `isMore`: there are others beyond. */
type StartPart<T> = { rows: T[]; count: number; isMore: boolean };

export type StartView = {
	/** A colleague asks whether documents may be sent in the reader's name. */
	request: OpenRequest | null;
	waiting: StartPart<ListedDocument>;
	stuck: StartPart<StuckRow>;
	recent: ListedDocument[];
};

const view = (filter: "mine" | "all") => ({ ...readListView(() => null), filter });

/** What a person finds when they come in: what waits for them, what is stuck and why, and what happened last. */
export const viewStart = defineVerb(
	{ permission: "documents.read" },
	async (context: GrantedContext): Promise<StartView> => {
		const scope = listScope(context);
		const [mine, all] = [senderFilter(context, view("mine")), senderFilter(context, view("all"))];
		const window = stuckWindow(context.now());
		const [request, waiting, stuck, recent] = await Promise.all([
			findOpenRequest(context),
			listSenderDocuments(scope, mine, null, SHOWN).then((rows) =>
				part(withReach(context, rows), () => countMine(scope, mine)),
			),
			listStuckDocuments(scope, window, SHOWN).then((rows) =>
				part(
					rows.map((row) => toStuckRow(row, context.principal.userId)),
					() => countStuckDocuments(scope, window, MOST + 1),
				),
			),
			listSenderDocuments(scope, all, null, SHOWN).then((rows) => withReach(context, rows)),
		]);
		return { request, waiting, stuck, recent };
	},
);

async function countMine(scope: ListScope, filter: SenderListFilter): Promise<number> {
	return (await countSenderDocuments(scope, [filter], MOST + 1))[0] ?? 0;
}

/** Only where there may be more than are shown they are counted. */
async function part<T>(rows: T[], countAll: () => Promise<number>): Promise<StartPart<T>> {
	const count = rows.length < SHOWN ? rows.length : await countAll();
	return { rows, count: Math.min(count, MOST), isMore: count > MOST };
}

function toStuckRow(document: StuckDocument, readerId: string): StuckRow {
	const { id, title, status } = document;
	return { id, title, isDraft: status === "Draft", because: becauseOf(document, readerId) };
}

/** The first that stands in its way: a refusal, a seal, a page, an address, an identity; else its end. */
function becauseOf(document: StuckDocument, readerId: string): StuckBecause {
	const { status, sealState, sealNote, pictureState, signers, expiresAt, identityVerifications, senderId } = document;
	if (status === "Declined") {
		const declined = signers.find((one) => one.status === "Declined");
		return { kind: "declined", name: declined?.name ?? "", reason: declined?.declineReason ?? null };
	}
	if (sealState === "Failed") return { kind: "unsealed", reason: sealNote };
	if (pictureState !== "Fine") return { kind: "undrawn" };
	const missed = signers.find(({ deliveryStatus, codeFailure }) => deliveryStatus === "Failed" || codeFailure !== null);
	if (missed) return notReached(missed);
	const shown = signers.find(({ id }) => id === identityVerifications[0]?.signerId);
	if (shown) return { kind: "review", signerId: shown.id, name: shown.name, isOwn: senderId === readerId };
	return {
		kind: "expiring",
		at: expiresAt ?? new Date(0),
		names: signers.map(({ name }) => name),
		hasOpened: signers.some(({ viewedAt }) => viewedAt !== null),
	};
}

/** What did not arrive at somebody; their address can be corrected where it is that which the request goes to. */
function notReached(signer: StuckDocument["signers"][number]): StuckBecause {
	const { id: signerId, name, email, hostEmail } = signer;
	const asked = hostEmail ?? email;
	const [failed] = failedDeliveries(signer, signer.failures);
	if (!failed) return { kind: "undelivered", signerId, name, to: asked, reason: null, isCode: false, isAddress: true };
	const { channel, to, reason, isCode } = failed;
	const isAddress = channel === "mail" && to === asked;
	return { kind: "undelivered", signerId, name, to, reason: reason || null, isCode, isAddress };
}
