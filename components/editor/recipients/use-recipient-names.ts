import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import type { DraftState } from "#lib/draft/draft-state.ts";
import { useDeskFacts } from "../panels/editor-facts.tsx";
import { useDesk } from "../state/use-editor.ts";
import { type NamedRecipient, type NamingFacts, namedRecipients } from "./recipient-names.ts";

/** All recipients as they are shown, in their turn. */
export function useNamedRecipients(): readonly NamedRecipient[] {
	const facts = useNamingFacts();
	return useDesk(({ draft }) => namedRecipients(draft.recipients, facts));
}

/** Those of another state of the draft; nobody where there is none. */
export function useRecipientsOf(state: Pick<DraftState, "recipients"> | null): readonly NamedRecipient[] {
	const facts = useNamingFacts();
	return state ? namedRecipients(state.recipients, facts) : [];
}

/** One of them; null: gone. */
export function useNamedRecipient(id: string | undefined): NamedRecipient | null {
	const facts = useNamingFacts();
	return useDesk(({ draft }) => namedRecipients(draft.recipients, facts).find((one) => one.id === id) ?? null);
}

/** Names a recipient by key, wherever it is named; null: the recipient is gone. */
export function useRecipientNames(): (draft: Pick<DraftState, "recipients">, id: string) => string | null {
	const facts = useNamingFacts();
	return ({ recipients }, id) => namedRecipients(recipients, facts).find((one) => one.id === id)?.name ?? null;
}

function useNamingFacts(): NamingFacts {
	const { groups, correction, template } = useDeskFacts();
	return { words: useWords("editor"), locale: useWordsLocale(), groups, correction, template };
}
