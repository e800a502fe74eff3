"use client";

import { type ClipboardEvent, type RefObject, useEffect, useState } from "react";
import { CODE_DIGITS } from "#components/ui/forms/digit-input.tsx";
import type { ProofOutcome } from "#lib/contract/signing/proof-page.ts";
import type { SignerAuthMessages } from "#lib/i18n/signing/signer-auth-messages.ts";
import { digitsOf } from "./proof-state.ts";

type Options = {
	/** A code that was sent: digits, of which the last one gives it. */
	isSent: boolean;
	isBusy: boolean;
	words: SignerAuthMessages;
	input: RefObject<HTMLInputElement | null>;
	onGive: (code: string) => Promise<ProofOutcome | null>;
};

/**
 * What is typed of a code.
 *
 * - `problem`: why it is not given as it stands.
 * - `isChanged`: the words about the last code do not concern what stands there now.
 * - `isListening`: the page's scripts are there; until then the browser itself asks for what is missing.
 */
export function useTypedCode({ isSent, isBusy, words, input, onGive }: Options) {
	const [typed, setTyped] = useState("");
	const [problem, setProblem] = useState<string | null>(null);
	const [isChanged, setIsChanged] = useState(false);
	const [isListening, setIsListening] = useState(false);
	// What was typed before the scripts were there stays.
	useEffect(() => {
		setIsListening(true);
		setTyped((now) => now || (input.current?.value ?? ""));
	}, [input]);

	async function give(text = typed) {
		if (isBusy) return;
		const code = isSent ? digitsOf(text) : text.trim();
		const missing = code === "" ? words.missing : isSent && code.length !== CODE_DIGITS ? words.digits : null;
		setProblem(missing);
		if (missing === null) {
			const outcome = await onGive(code);
			if (outcome === "wrong" && isSent) setTyped("");
			if (outcome === "wrong") setIsChanged(false);
		}
		input.current?.focus();
	}

	function type(text: string) {
		const next = isSent ? digitsOf(text).slice(0, CODE_DIGITS) : text;
		if (isBusy || next === typed) return;
		setTyped(next);
		setProblem(null);
		setIsChanged(true);
		if (isSent && next.length === CODE_DIGITS) void give(next);
	}

	/** With words around it, as a message has them. */
	function paste(event: ClipboardEvent<HTMLInputElement>) {
		const text = digitsOf(event.clipboardData.getData("text"));
		if (!isSent || text.length !== CODE_DIGITS) return;
		event.preventDefault();
		type(text);
	}

	return { typed, problem, isChanged, isListening, give, type, paste };
}
