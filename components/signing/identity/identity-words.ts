import { type IdentityKind, type IdentityPicture, PICTURES_OF } from "#lib/contract/signing/identity-page.ts";
import type { SigningPage } from "#lib/contract/signing/signing-page.ts";
import { fill } from "#lib/i18n/signing/fill.ts";
import type { SignerIdentityMessages } from "#lib/i18n/signing/identity/en.ts";
import type { MessageIconName } from "../endings/message-icon.tsx";

export type IdentityPageData = Extract<SigningPage, { state: "unidentified" }>;

type Now = Pick<IdentityPageData, "stage" | "kind" | "taken" | "failed" | "isElsewhere" | "provider" | "isBack">;

/** What the page says first: which sign, which title, which sentence. */
export function identityWords(
	{ brand }: Pick<IdentityPageData, "brand">,
	now: Now,
	words: SignerIdentityMessages,
): { icon: MessageIconName; title: string; text: string | null } {
	const sender = { sender: brand.senderName, provider: now.provider ?? "" };
	const { hosted } = words;
	switch (isBegunAnew(now) ? "Start" : now.stage) {
		case "Start":
			if (now.failed) return { icon: "stopped", title: words.failed.title, text: null };
			return { icon: "identity", title: words.title, text: fill(now.provider ? hosted.about : words.about, sender) };
		case "Capturing":
			return { icon: "identity", ...capturingWords(now, words, sender) };
		case "Outside":
			if (now.isBack) return { icon: "identity", title: hosted.backTitle, text: fill(hosted.backText, sender) };
			return { icon: "identity", title: fill(hosted.title, sender), text: fill(hosted.text, sender) };
		case "Reading":
			if (!now.provider) return { icon: "working", title: words.reading.title, text: words.reading.text };
			return { icon: "working", title: fill(hosted.readingTitle, sender), text: fill(hosted.readingText, sender) };
		case "Lines":
			return { icon: "identity", title: words.lines.title, text: fill(words.lines.text, kindIn(now.kind, words)) };
		case "Review":
			return { icon: "waiting", ...reviewWords(now, words, sender) };
		case "Accepted":
			return { icon: "done", title: words.accepted.title, text: fill(words.accepted.text, sender) };
		case "Held":
			return { icon: "waiting", title: words.held.title, text: fill(words.held.text, sender) };
		case "Signed":
			return { icon: "done", title: words.signed.title, text: fill(words.signed.text, sender) };
		case "Locked":
			return { icon: "locked", title: words.locked.title, text: fill(words.locked.text, sender) };
	}
}

/** What another browser has begun is not gone on with here: whoever wants to, begins anew. */
export function isBegunAnew({ stage, isElsewhere }: Pick<IdentityPageData, "stage" | "isElsewhere">): boolean {
	return isElsewhere && (stage === "Capturing" || stage === "Outside" || stage === "Lines");
}

function reviewWords({ provider }: Now, { review, hosted }: SignerIdentityMessages, sender: { sender: string }) {
	return { title: fill(review.title, sender), text: fill(provider ? hosted.reviewText : review.text, sender) };
}

function kindIn(kind: IdentityKind | null, words: SignerIdentityMessages): { kind: string } {
	return { kind: kind ? words.kindsInText[kind] : "" };
}

function capturingWords({ kind, taken }: Now, words: SignerIdentityMessages, sender: { sender: string }) {
	const next = nextPicture(kind, taken);
	if (!kind || !next) return { title: words.ready.title, text: fill(words.ready.about, sender) };
	const { title, about } = words.pictures[kind][next];
	return { title, text: about };
}

/** What is to be taken next; null: everything is there. */
export function nextPicture(kind: IdentityKind | null, taken: readonly IdentityPicture[]): IdentityPicture | null {
	return kind === null ? null : (PICTURES_OF[kind].find((one) => !taken.includes(one)) ?? null);
}
