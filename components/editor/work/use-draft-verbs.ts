import { useRouter } from "next/navigation";
import { useMemo } from "react";
import type { DeskStore } from "#components/editor/state/editor-store.ts";
import { orUnreachable } from "#components/ui/actions/or-unreachable.ts";
import { toast } from "#components/ui/actions/toast.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { DraftVerbs, OwnDraftVerbs } from "./draft-verbs.ts";

/** Duplicates and deletes the draft in this editor. */
export function useDraftVerbs(documentId: string, store: DeskStore, verbs: DraftVerbs | null): OwnDraftVerbs | null {
	const router = useRouter();
	const { unreachable } = useWords("common");
	const { notSaved } = useWords("editor").layout.duplicate;
	return useMemo(
		() =>
			verbs && {
				async duplicate() {
					if (!(await store.flush())) return toast(notSaved, "bad");
					const answer = await orUnreachable(verbs.duplicate({ documentId }), unreachable);
					if (answer.ok) router.push(`/documents/${answer.value.documentId}/desk`);
					else toast(answer.message, "bad");
				},
				remove: () => verbs.remove({ documentId }),
			},
		[documentId, store, verbs, router, unreachable, notSaved],
	);
}
