import type { ClosedInfo, ClosedState, SigningPage } from "#lib/contract/signing/signing-page.ts";
import { formatList } from "#lib/i18n/format.ts";
import type { SigningMessages } from "#lib/i18n/signing/en.ts";
import { fill } from "#lib/i18n/signing/fill.ts";
import type { MessageIconName } from "./message-icon.tsx";

export type ClosedPageData = Extract<SigningPage, { state: ClosedState }>;
type Words = { icon: MessageIconName; title: string; text: string };

/**
 * What a page says when there is nothing to do: which sign, which title, which sentences. `{date}` is left
 * in them for the page, which writes it as its reader does.
 */
export function closedWords(page: ClosedPageData, { closed }: SigningMessages): Words {
	const { senderName: sender } = page.brand;
	const names = formatList(page.locale, page.waitingFor);
	switch (page.state) {
		case "link-expired":
			return { icon: "link", title: closed.linkExpiredTitle, text: fill(closed.linkRenew[page.reachedBy], { sender }) };
		case "link-revoked":
			return replacedWords(page, closed);
		case "waiting":
			return { icon: "waiting", title: closed.waitingTitle, text: waitingText(page, names, closed) };
		case "signed":
			return {
				icon: "done",
				title: closed.signedTitle,
				text: `${fill(closed.signedText, { names })} ${closed.sealed[page.reachedBy]}`,
			};
		case "group-signed":
			return { icon: "done", title: groupTitle(page, closed), text: closed.groupText };
		case "finalising":
			return { icon: "working", title: closed.finalisingTitle, text: closed.finalisingText };
		case "seal-failed":
			return {
				icon: "working",
				title: closed.sealFailedTitle,
				text: `${closed.sealFailedText} ${closed.sealLater[page.reachedBy]}`,
			};
		case "completed":
			return { icon: "sealed", title: closed.completedTitle, text: closed.completedText };
		case "declined":
			return { icon: "stopped", ...declinedWords(page, closed, sender) };
		case "expired":
			return {
				icon: "expired",
				title: closed.expiredTitle,
				text: fill(page.at === null ? closed.expiredTextUndated : closed.expiredText, { sender }),
			};
		case "revoked":
			return { icon: "stopped", title: closed.revokedTitle, text: fill(closed.revokedText, { sender }) };
	}
}

/** How a new link can be had here; null: the sender hands links out, or there is nothing to renew. */
export function renewedBy({ state, reachedBy }: ClosedPageData): "mail" | "sms" | null {
	return reachedBy !== "none" && state === "link-expired" ? reachedBy : null;
}

function replacedWords(page: ClosedPageData, closed: SigningMessages["closed"]): Words {
	const { reassignedTo: name, brand } = page;
	if (name === null) {
		return {
			icon: "link",
			title: closed.linkRevokedTitle,
			text: fill(closed.linkRevokedText, { sender: brand.senderName }),
		};
	}
	return { icon: "sent", title: closed.reassignedTitle, text: fill(closed.reassignedText, { name }) };
}

function waitingText(page: ClosedPageData, names: string, closed: SigningMessages["closed"]): string {
	const before = page.waitingFor.length === 1 ? closed.waitingText : closed.waitingTextMany;
	const why = page.waitingFor.length === 0 ? closed.waitingScheduled : fill(before, { names });
	return `${why} ${closed.turn[page.reachedBy]}`;
}

function groupTitle({ signedFor }: ClosedInfo, closed: SigningMessages["closed"]): string {
	return signedFor ? fill(closed.groupTitle, { name: signedFor.by, group: signedFor.group }) : closed.groupTitleUnknown;
}

function declinedWords(page: ClosedInfo, closed: SigningMessages["closed"], sender: string) {
	if (page.declinedBy === "you") {
		return { title: closed.declinedYouTitle, text: fill(closed.declinedYouText, { sender }) };
	}
	const name = page.declinedBy;
	return {
		title: closed.declinedTitle,
		text: name ? fill(closed.declinedText, { name }) : closed.declinedTextUnknown,
	};
}
