import { copyText } from "#components/ui/copy-text.ts";
import { orUnreachable } from "#components/ui/or-unreachable.ts";
import { toast } from "#components/ui/toast.tsx";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import type { DocumentVerbs } from "../use-quick-verbs.ts";

/** Copies the signing link of somebody; where the browser has no clipboard for us, it is shown. */
export function useCopyLink(documentId: string, copyLink: DocumentVerbs["copyLink"]) {
	const { actions: words } = useWords("documents");
	const { unreachable } = useWords("common");
	return async ({ signerId, name }: { signerId: string; name: string }) => {
		const answer = await orUnreachable(copyLink({ documentId, signerId }), unreachable);
		if (!answer.ok) return toast(answer.message, "bad");
		const { signLink } = answer.value;
		if (await copyText(signLink)) toast(format(words.copied, { name }));
		else window.prompt(format(words.copyLink, { name }), signLink);
	};
}
