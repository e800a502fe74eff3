import type { KeyboardEvent, RefObject } from "react";
import { TextAreaField } from "#components/ui/forms/text-field.tsx";
import { useWords } from "#components/ui/words.tsx";

type Props = {
	inputRef: RefObject<HTMLTextAreaElement | null>;
	text: string;
	setText: (text: string) => void;
	/** Puts what is in the box into the list. */
	onAdd: (text: string) => void;
	error: string | null;
};

/** Where addresses are typed or pasted; a comma or Enter puts one into the list, a pasted list goes in at once. */
export function AddressInput({ inputRef, text, setText, onAdd, error }: Props) {
	const words = useWords("people").invite;

	function press(event: KeyboardEvent<HTMLTextAreaElement>) {
		if (event.nativeEvent.isComposing || !["Enter", ",", ";"].includes(event.key)) return;
		if (text.trim() === "" && event.key !== "Enter") return;
		event.preventDefault();
		if (text.trim() === "") event.currentTarget.form?.requestSubmit();
		else onAdd(text);
	}

	return (
		<TextAreaField
			label={words.addressesLabel}
			inputRef={inputRef}
			value={text}
			rows={2}
			maxLength={20_000}
			autoComplete="off"
			autoCapitalize="none"
			spellCheck={false}
			inputMode="email"
			placeholder={words.placeholder}
			help={words.help}
			error={error}
			onChange={(event) => setText(event.target.value)}
			onKeyDown={press}
			onPaste={(event) => {
				const pasted = event.clipboardData.getData("text/plain");
				if (!/@[^@]*[\s,;][^@]*@/.test(pasted)) return;
				event.preventDefault();
				onAdd(`${text} ${pasted}`);
			}}
		/>
	);
}
