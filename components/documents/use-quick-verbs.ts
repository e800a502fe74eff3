import { useRouter } from "next/navigation";
import { toast } from "#components/ui/actions/toast.tsx";
import { toastAnswer } from "#components/ui/actions/toast-answer.ts";
import { useAction } from "#components/ui/actions/use-action.ts";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import type { Reminded } from "#lib/contract/documents/changing/reminded.ts";
import type { Hold } from "./dialogs/hold-dialog.tsx";

/** What can be done to a document from outside its page. */
export type DocumentVerbs = {
	remind: (input: { documentId: string; receiverEmails: string[]; message: string }) => Promise<ActionAnswer<Reminded>>;
	revoke: (input: { documentId: string; message: string }) => Promise<ActionAnswer>;
	remove: (input: { documentId: string }) => Promise<ActionAnswer>;
	/** Takes it out of the trash. */
	restore: (input: { documentId: string }) => Promise<ActionAnswer<{ status: string }>>;
	/** Labels that it has not yet, and such as it has. */
	label: (input: { documentId: string; add: string[]; remove: string[] }) => Promise<ActionAnswer>;
	send: (input: { documentId: string }) => Promise<ActionAnswer>;
	duplicate: (input: { documentId: string }) => Promise<ActionAnswer<{ documentId: string }>>;
	saveAsTemplate: (input: { documentId: string }) => Promise<ActionAnswer<{ templateId: string }>>;
	/** More time for the signers; unix seconds. */
	extend: (input: { documentId: string; expiresAt: number }) => Promise<ActionAnswer>;
	copyLink: (input: { documentId: string; signerId: string }) => Promise<ActionAnswer<{ signLink: string }>>;
	/** Begins to correct what was sent, or joins whoever does. */
	correct: (input: { documentId: string }) => Promise<ActionAnswer>;
	/** Keeps it from being deleted, or lets it be; null: that is for Admins. */
	hold: Hold | null;
};

/** What is done to a document at once, without a question; says how it went. */
export function useQuickVerbs(
	document: { id: string },
	{
		send,
		duplicate,
		correct,
		saveAsTemplate,
	}: Pick<DocumentVerbs, "send" | "duplicate" | "correct" | "saveAsTemplate">,
) {
	const { actions } = useWords("documents");
	const router = useRouter();
	const draft = useAction(send);
	const copy = useAction(duplicate);
	const correction = useAction(correct);
	const template = useAction(saveAsTemplate);

	function tell(answer: ActionAnswer | null, done: string) {
		if (!answer) return;
		toastAnswer(answer, done);
		router.refresh();
	}

	return {
		sendDraft: async () => tell(await draft.run({ documentId: document.id }), actions.sent),
		/** The copy is a draft: it is looked through on the desk before it goes out. */
		duplicate: async () => {
			const answer = await copy.run({ documentId: document.id });
			if (answer?.ok) router.push(`/documents/${answer.value.documentId}/desk`);
			else if (answer) toast(answer.message, "bad");
		},
		saveAsTemplate: async () => {
			const answer = await template.run({ documentId: document.id });
			if (!answer) return;
			toastAnswer(answer, actions.savedAsTemplate);
			if (answer.ok) router.push(`/templates/${answer.value.templateId}`);
		},
		/** The correction lies on the desk until it is applied. */
		correct: async () => {
			const answer = await correction.run({ documentId: document.id });
			if (answer?.ok) router.push(`/documents/${document.id}/desk`);
			else if (answer) toast(answer.message, "bad");
		},
		isCorrecting: correction.isBusy || correction.isDone,
		isBusy: draft.isBusy || copy.isBusy || copy.isDone || template.isBusy,
	};
}
