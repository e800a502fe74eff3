import type { ReactNode } from "react";
import { Filled } from "#components/ui/filled.tsx";
import type { ClosedInfo, ClosedState, SigningPage } from "#lib/contract/signing/signing-page.ts";
import { formatList } from "#lib/i18n/format.ts";
import { format, formatAny } from "#lib/i18n/message.ts";
import type { ClosedMessages, SigningMessages } from "#lib/i18n/signing/signing-messages.ts";
import type { MessageIconName } from "./message-icon.tsx";

export type ClosedPageData = Extract<SigningPage, { state: ClosedState }>;
type Words = { icon: MessageIconName; title: string; text: ReactNode };

/**
 * What a page says when there is nothing to do: which icon, which title, which sentences.
 *
 * @param date when it happened, as its reader writes it
 */
export function closedWords(page: ClosedPageData, { closed }: SigningMessages, date?: ReactNode): Words {
	const { senderName: sender } = page.brand;
	const names = formatList(page.locale, page.waitingFor);
	switch (page.state) {
		case "link-expired":
			return {
				icon: "link",
				title: closed.linkExpiredTitle,
				text: formatAny(closed.linkRenew[page.reachedBy], { sender }),
			};
		case "link-revoked":
			return replacedWords(page, closed, date);
		case "waiting":
			return { icon: "waiting", title: closed.waitingTitle, text: waitingText(page, names, closed) };
		case "signed":
			return {
				icon: "done",
				title: closed.signedTitle,
				text: `${format(closed.signedText, { names })} ${closed.sealed[page.reachedBy]}`,
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
				text:
					page.at === null ? (
						format(closed.expiredTextUndated, { sender })
					) : (
						<Filled text={closed.expiredText} values={{ sender, date }} />
					),
			};
		case "revoked":
			return { icon: "stopped", title: closed.revokedTitle, text: format(closed.revokedText, { sender }) };
	}
}

/** How a new link can be had here; null: the sender hands links out, or there is nothing to renew. */
export function renewedBy({ state, reachedBy }: ClosedPageData): "mail" | "sms" | null {
	return reachedBy !== "none" && state === "link-expired" ? reachedBy : null;
}

function replacedWords(page: ClosedPageData, closed: ClosedMessages, date: ReactNode): Words {
	const { reassignedTo: name, brand } = page;
	if (name === null) {
		return {
			icon: "link",
			title: closed.linkRevokedTitle,
			text: <Filled text={closed.linkRevokedText} values={{ sender: brand.senderName, date }} />,
		};
	}
	const text = <Filled text={closed.reassignedText} values={{ name, date }} />;
	return { icon: "sent", title: closed.reassignedTitle, text };
}

function waitingText(page: ClosedPageData, names: string, closed: ClosedMessages): string {
	const why = page.waitingFor.length === 0 ? closed.waitingScheduled : format(closed.waitingText, { names });
	return `${why} ${closed.turn[page.reachedBy]}`;
}

function groupTitle({ signedFor }: ClosedInfo, closed: ClosedMessages): string {
	return signedFor
		? format(closed.groupTitle, { name: signedFor.by, group: signedFor.group })
		: closed.groupTitleUnknown;
}

function declinedWords(page: ClosedInfo, closed: ClosedMessages, sender: string) {
	if (page.declinedBy === "you") {
		return { title: closed.declinedYouTitle, text: format(closed.declinedYouText, { sender }) };
	}
	const name = page.declinedBy;
	return {
		title: closed.declinedTitle,
		text: name ? format(closed.declinedText, { name }) : closed.declinedTextUnknown,
	};
}
