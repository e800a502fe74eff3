"use client";

import { useEffect, useId, useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import { FieldShell } from "#components/ui/forms/text-field.tsx";
import type { ProofOutcome } from "#lib/contract/signing/proof-page.ts";
import type { SignerAuthMessages } from "#lib/i18n/signing/signer-auth-messages.ts";
import { CodeInput } from "./code-input.tsx";
import { codeProblem, type ProofState } from "./proof-state.ts";
import type { ProofPageData } from "./proof-words.ts";
import { useTypedCode } from "./use-typed-code.ts";

type Props = {
	token: string;
	page: ProofPageData;
	words: SignerAuthMessages;
	state: ProofState;
	/** It gets the keyboard as it comes. */
	isFocused: boolean;
	isBusy: boolean;
	onGive: (code: string) => Promise<ProofOutcome | null>;
};

/** Takes the code; with scripts off the form goes by itself. */
export function CodeForm({ token, page: { method }, words, state, isFocused, isBusy, onGive }: Props) {
	const id = useId();
	const input = useRef<HTMLInputElement>(null);
	const isSent = method !== "AccessCode";
	const code = useTypedCode({ isSent, isBusy, words, input, onGive });
	useEffect(() => {
		if (isFocused) input.current?.focus();
	}, [isFocused]);
	const problem = code.problem ?? (code.isChanged ? null : codeProblem(state, method, words));
	return (
		<form
			method="post"
			action={`/sign/${token}/proof`}
			noValidate={code.isListening}
			onSubmit={(event) => {
				event.preventDefault();
				void code.give();
			}}
			className="flex flex-col gap-2"
		>
			<FieldShell inputId={id} label={words.label[method]} error={problem}>
				<CodeInput
					{...{ id, isSent }}
					inputRef={input}
					name="code"
					required
					value={code.typed}
					readOnly={isBusy}
					aria-invalid={problem ? true : undefined}
					aria-describedby={problem ? `${id}-note` : undefined}
					onChange={({ target }) => code.type(target.value)}
					onPaste={code.paste}
				/>
			</FieldShell>
			<Button type="submit" variant="primary" size="lg" isBusy={isBusy} className="max-sm:w-full sm:self-start">
				{words.open}
			</Button>
		</form>
	);
}
