import { useRouter } from "next/navigation";
import { leave } from "#components/auth/sign-out.ts";
import { toastReminded } from "#components/documents/dialogs/toast-reminded.ts";
import { orUnreachable } from "#components/ui/actions/or-unreachable.ts";
import { toast } from "#components/ui/actions/toast.tsx";
import { chooseTheme } from "#components/ui/choose-theme.ts";
import { leavePage } from "#components/ui/forms/unsaved-forms.ts";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import type { Effect } from "./palette-commands.ts";
import type { PaletteFacts, PaletteVerbs } from "./palette-facts.ts";

/** Does what was chosen in the palette; what is refused is said. */
export function usePerform({ isSandbox }: PaletteFacts, verbs: PaletteVerbs): (effect: Effect) => Promise<void> {
	const router = useRouter();
	const common = useWords("common");
	const locale = useWordsLocale();

	/** Goes on with what was answered, or says why not. */
	async function then<T>(asked: Promise<ActionAnswer<T>>, goOn: (value: T) => void): Promise<void> {
		const answer = await orUnreachable(asked, common.unreachable);
		if (answer.ok) goOn(answer.value);
		else toast(answer.message, "bad");
	}

	const open = (address: string) => leavePage(() => router.push(address));
	const toDesk = (documentId: string) => open(`/documents/${documentId}/desk`);

	function withDocument(act: "remind" | "duplicate" | "correct", documentId: string): Promise<void> {
		if (act === "duplicate") return then(verbs.duplicate({ documentId }), (copy) => toDesk(copy.documentId));
		if (act === "correct") return then(verbs.correct({ documentId }), () => toDesk(documentId));
		return then(verbs.remind({ documentId, receiverEmails: [], message: "" }), (reminded) => {
			toastReminded(reminded, locale, common);
			router.refresh();
		});
	}

	return async (effect) => {
		if ("to" in effect) {
			if (effect.isFile) window.location.assign(effect.to);
			else open(effect.to);
			return;
		}
		if ("documentId" in effect) return withDocument(effect.act, effect.documentId);
		switch (effect.act) {
			case "sample":
				return then(verbs.sendSample({}), ({ documentId }) => open(`/documents/${documentId}`));
			case "environment":
				return then(verbs.chooseEnvironment({ isSandbox: !isSandbox }), () => router.refresh());
			case "signOut":
				return leave(() => toast(common.account.notSignedOut, "bad"));
			case "light":
			case "dark":
			case "system":
				chooseTheme(effect.act);
		}
	};
}
