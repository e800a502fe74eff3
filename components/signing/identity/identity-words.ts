import { type IdentityKind, type IdentityPicture, PICTURES_OF } from "#lib/contract/signing/identity-page.ts";
import type { SigningPage } from "#lib/contract/signing/signing-page.ts";
import { format } from "#lib/i18n/message.ts";
import type { IdVerificationMessages } from "#lib/i18n/signing/id-verification-messages.ts";
import type { MessageIconName } from "../endings/message-icon.tsx";

export type IdentityPageData = Extract<SigningPage, { state: "unidentified" }>;

type Now = Pick<IdentityPageData, "stage" | "kind" | "taken" | "failed" | "isElsewhere" | "provider" | "isBack">;

type Names = { sender: string; provider: string };

/** What the page says first: which sign, which title, which sentence. */
export function identityWords(
	{ brand }: Pick<IdentityPageData, "brand">,
	now: Now,
	words: IdVerificationMessages,
): { icon: MessageIconName; title: string; text: string | null } {
	const sender = { sender: brand.senderName, provider: now.provider ?? "" };
	const { hosted } = words;
	switch (isBegunAnew(now) ? "Start" : now.stage) {
		case "Start":
			if (now.failed) return { icon: "stopped", title: words.failed.title, text: null };
			return { icon: "identity", title: words.title, text: format(now.provider ? hosted.about : words.about, sender) };
		case "Capturing":
			return { icon: "identity", ...capturingWords(now, words, sender) };
		case "Outside":
			if (now.isBack) return { icon: "identity", title: hosted.backTitle, text: format(hosted.backText, sender) };
			return { icon: "identity", title: format(hosted.title, sender), text: format(hosted.text, sender) };
		case "Reading":
			if (!now.provider) return { icon: "working", title: words.reading.title, text: words.reading.text };
			return { icon: "working", title: format(hosted.readingTitle, sender), text: hosted.readingText };
		case "Lines":
			return { icon: "identity", title: words.lines.title, text: format(words.lines.text, kindIn(now.kind, words)) };
		case "Review":
			return { icon: "waiting", ...reviewWords(now, words, sender) };
		case "Accepted":
			return { icon: "done", title: words.accepted.title, text: format(words.accepted.text, sender) };
		case "Held":
			return { icon: "waiting", title: words.held.title, text: format(words.held.text, sender) };
		case "Signed":
			return { icon: "done", title: words.signed.title, text: format(words.signed.text, sender) };
		case "Locked":
			return { icon: "locked", title: words.locked.title, text: format(words.locked.text, sender) };
	}
}

/** What another browser has begun is not gone on with here: whoever wants to, begins anew. */
export function isBegunAnew({ stage, isElsewhere }: Pick<IdentityPageData, "stage" | "isElsewhere">): boolean {
	return isElsewhere && (stage === "Capturing" || stage === "Outside" || stage === "Lines");
}

function reviewWords({ provider }: Now, { review, hosted }: IdVerificationMessages, sender: Names) {
	return { title: format(review.title, sender), text: format(provider ? hosted.reviewText : review.text, sender) };
}

function kindIn(kind: IdentityKind | null, words: IdVerificationMessages): { kind: string } {
	return { kind: kind ? words.kindsInText[kind] : "" };
}

function capturingWords({ kind, taken }: Now, words: IdVerificationMessages, sender: Names) {
	const next = nextPicture(kind, taken);
	if (!kind || !next) return { title: words.ready.title, text: format(words.ready.about, sender) };
	const { title, about } = words.pictures[kind][next];
	return { title, text: about };
}

/** What is to be taken next; null: everything is there. */
export function nextPicture(kind: IdentityKind | null, taken: readonly IdentityPicture[]): IdentityPicture | null {
	return kind === null ? null : (PICTURES_OF[kind].find((one) => !taken.includes(one)) ?? null);
}
