import type { SigningPage } from "#lib/contract/signing/signing-page.ts";
import { format, type Message } from "#lib/i18n/message.ts";
import type { InPersonMessages } from "#lib/i18n/signing/in-person-messages.ts";
import type { MessageIconName } from "../endings/message-icon.tsx";

export type InPersonPageData = Extract<SigningPage, { state: "absent" }>;

/** What a host's device says while the signer does not have it: which sign, which title, which sentences. */
export function inPersonWords(
	page: InPersonPageData,
	words: InPersonMessages,
): { icon: MessageIconName; title: string; texts: string[] } {
	const { signerName: signer, brand } = page;
	const places = { signer, sender: brand.senderName, host: page.hostName || words.host };
	const say = (message: Message<typeof places>) => format(message, places);
	switch (page.stage) {
		case "ready":
			return { icon: "handOver", title: say(words.readyTitle), texts: [say(words.readyText)] };
		case "begun":
			return { icon: "handOver", title: say(words.readyTitle), texts: [say(words.begunText)] };
		case "waiting":
			return { icon: "waiting", title: say(words.waitingTitle), texts: [say(words.waitingText)] };
		case "scheduled":
			return { icon: "waiting", title: say(words.waitingTitle), texts: [words.waitingScheduled] };
		case "signed": {
			const copy = page.sendsCopy ? words.copySent : words.copyAsked;
			return { icon: "done", title: say(words.signedTitle), texts: [say(words.signedText), say(copy)] };
		}
		case "declined":
			return { icon: "stopped", title: say(words.declinedTitle), texts: [say(words.declinedText)] };
	}
}
