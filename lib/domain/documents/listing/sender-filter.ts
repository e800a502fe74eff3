import type { ListFilter } from "#lib/contract/documents/listing/list-filters.ts";
import type { ListView } from "#lib/contract/documents/listing/list-view.ts";
import type { SenderListFilter } from "#lib/db/stores/documents/sender-documents.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { cutText } from "#lib/fields/values/cut-text.ts";
import { dayAfter, startOfDay } from "#lib/i18n/start-of-day.ts";
import { DAY_MS } from "#lib/units.ts";
import type { DocumentStatus } from "../rules.ts";
import { stuckWindow } from "./stuck-window.ts";

const STATUSES: Partial<Record<ListFilter, DocumentStatus>> = {
	completed: "Completed",
	declined: "Declined",
	expired: "Expired",
	revoked: "Revoked",
	drafts: "Draft",
	scheduled: "Scheduled",
};

/** What a view means to the person who looks. */
export function senderFilter({ principal, now, timeZone }: GrantedContext, view: ListView): SenderListFilter {
	const me = principal.email.toLowerCase();
	return {
		status: STATUSES[view.filter] ?? null,
		stuckIn: view.filter === "attention" ? stuckWindow(now()) : null,
		waitingFor: view.filter === "mine" ? me : null,
		isWhoeverSent: view.filter === "mine" && !isByUntold(view),
		notWaitingFor: view.filter === "others" ? me : null,
		trashAt: view.filter === "trash" ? now() : null,
		search: cutText(view.search.trim().toLowerCase(), 200),
		senderId: view.sender || null,
		teamId: view.team || null,
		recipient: view.recipient || null,
		brandId: view.brand || null,
		templateId: view.template || null,
		label: view.label || null,
		activeSince: activeSince(view, now(), timeZone),
		activeBefore: view.to ? startOfDay(dayAfter(view.to), timeZone) : null,
		sort: view.sort,
	};
}

/**
 * Whether a list is narrowed by what nobody is told who is only asked to sign: it holds what the reader reaches. Else
 * to sign what one is asked to is one's own, whoever sent it.
 */
function isByUntold({ label, brand, team, recipient, template }: ListView): boolean {
	return label !== "" || brand !== "" || team !== "" || recipient !== "" || template !== "";
}

/** The later of what the two ask for. */
function activeSince({ days, from }: ListView, now: Date, timeZone: string | undefined): Date | null {
	const asked = [
		...(days ? [now.getTime() - Number(days) * DAY_MS] : []),
		...(from ? [startOfDay(from, timeZone).getTime()] : []),
	];
	return asked.length > 0 ? new Date(Math.max(...asked)) : null;
}
