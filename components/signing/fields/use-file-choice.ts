"use client";

import { useState } from "react";
import { findFileProblem } from "#lib/fields/file-rules.ts";
import type { FieldDefinition } from "#lib/fields/types.ts";
import { useSigning } from "../state/signing-context.tsx";

/** Judges a chosen file before it is sent, and sends it. */
export function useFileChoice(field: FieldDefinition): [isBusy: boolean, choose: (input: HTMLInputElement) => void] {
	const { verbs, dispatch } = useSigning();
	const [isBusy, setIsBusy] = useState(false);
	const choose = async (input: HTMLInputElement) => {
		const file = input.files?.[0];
		// Choosing the same file again must be a change again.
		input.value = "";
		if (!file) return;
		const problem = findFileProblem(field, { name: file.name, sizeBytes: file.size });
		if (problem) {
			dispatch({ type: "file-refused", id: field.id, problem });
			return;
		}
		setIsBusy(true);
		await verbs.uploadFile(field.id, file);
		setIsBusy(false);
	};
	return [isBusy, (input) => void choose(input)];
}
