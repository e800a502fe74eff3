import { CircleCheck } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { useDeskItself } from "#components/editor/state/editor-context.tsx";
import { TextInput } from "#components/panels/text-input.tsx";
import { Button } from "#components/ui/button.tsx";
import { suggestCode } from "#components/ui/forms/suggest-code.ts";
import { useWords } from "#components/ui/words.tsx";
import type { DraftRecipient } from "#lib/draft/draft-state.ts";
import { format } from "#lib/i18n/message.ts";

/** As long as the interface takes one. */
const MAX_LENGTH = 50;

/** Sets the code that a sender tells somebody. It goes to the server by itself, and is not shown again. */
export function AccessCodeInput({ id, recipient, name }: { id: string; recipient: DraftRecipient; name: string }) {
	const words = useWords("editor").panels.recipients.form.proof.code;
	const { store } = useDeskItself();
	const [typed, setTyped] = useState("");
	const [isBusy, setIsBusy] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);
	const isSet = recipient.hasAccessCode;
	const type = (text: string) => {
		setTyped(text);
		setProblem(null);
	};
	const set = async () => {
		if (isBusy) return;
		if (typed.trim() === "") return setProblem(words.missing);
		setIsBusy(true);
		const came = await store.setAccessCode(id, typed);
		setIsBusy(false);
		if (came.kind === "set") type("");
		else setProblem(came.kind === "refused" ? came.message : words.notKept);
	};
	const setByEnter = (event: KeyboardEvent) => {
		if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
		event.preventDefault();
		void set();
	};
	return (
		<div className="flex flex-col gap-2">
			<p role="status" className="flex items-center gap-1.5 text-good empty:hidden">
				{isSet ? (
					<>
						<CircleCheck size={16} aria-hidden="true" className="shrink-0" />
						{words.isSet}
					</>
				) : null}
			</p>
			<TextInput
				label={isSet ? words.another : words.label}
				value={typed}
				maxLength={MAX_LENGTH}
				autoComplete="off"
				autoCapitalize="none"
				spellCheck={false}
				onType={type}
				onKeyDown={setByEnter}
				isBad={problem !== null}
				note={problem ?? format(words.about, { name })}
			/>
			<div className="flex gap-2">
				<Button size="sm" isBusy={isBusy} onClick={() => void set()} className="max-md:min-h-11">
					{words.set}
				</Button>
				<Button size="sm" variant="ghost" onClick={() => type(suggestCode())} className="max-md:min-h-11">
					{words.suggest}
				</Button>
			</div>
		</div>
	);
}
