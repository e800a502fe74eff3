"use client";

import { useEffect, useRef, useState } from "react";
import { acceptedExtensions, findFileProblem } from "#lib/fields/rules/file-rules.ts";
import type { FieldState } from "../state/field-state.ts";
import { useSigning } from "../state/signing-context.tsx";

/** A file input that judges a chosen file before it is sent, sends it, and has the field’s file as its own. */
export function useFileChoice({ field, shown }: FieldState) {
	const { verbs, dispatch } = useSigning();
	const [isBusy, setIsBusy] = useState(false);
	const input = useRef<HTMLInputElement>(null);
	useShownFile(input, shown?.kind === "file" ? shown.name : null);
	const choose = async (chosen: HTMLInputElement) => {
		const file = chosen.files?.[0];
		// Choosing the same file again must be a change again.
		chosen.value = "";
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
	const inputProps = {
		ref: input,
		type: "file",
		accept: acceptedExtensions(field).join(","),
		onChange: (event: { target: HTMLInputElement }) => void choose(event.target),
	} as const;
	return { isBusy, inputProps };
}

/** Otherwise screen readers would say “No file chosen” once a file is sent, or the page is opened again. */
function useShownFile(input: React.RefObject<HTMLInputElement | null>, name: string | null): void {
	const before = useRef<string | null>(null);
	useEffect(() => {
		if (!input.current) return;
		if (name === null && before.current !== null) input.current.value = "";
		if (name !== null && input.current.files?.[0]?.name !== name) {
			const transfer = new DataTransfer();
			transfer.items.add(new File([], name));
			input.current.files = transfer.files;
		}
		before.current = name;
	});
}
