import { TextInput } from "#components/panels/text-input.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { DraftRecipient } from "#lib/draft/draft-state.ts";

type Props = {
	recipient: DraftRecipient;
	change: (set: Partial<DraftRecipient>, run?: string) => void;
};

/** Where somebody gets text messages. */
export function PhoneInput({ recipient, change }: Props) {
	const words = useWords("editor").panels.recipients.form;
	return (
		<TextInput
			label={words.phone}
			type="tel"
			dir="ltr"
			maxLength={40}
			placeholder={words.phoneExample}
			value={recipient.phone}
			onType={(phone) => change({ phone }, "phone")}
		/>
	);
}
