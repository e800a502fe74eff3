"use client";

import { useEffect, useRef, useState } from "react";

/** Text is written here. */
const WRITTEN_IN = "input, textarea, [contenteditable]";

/**
 * Takes a file that is dropped anywhere on the page, or pasted. What is copied from a table or a text carries a picture
 * of itself: where text is written, its text is meant. The browser opens no file in place of the page, even where nothing is taken.
 *
 * @param take null: nothing is taken
 * @returns whether one is being dragged over the page
 */
export function useDroppedFile(take: ((file: File) => void) | null): boolean {
	const [depth, setDepth] = useState(0);
	const latest = useRef(take);
	latest.current = take;
	useEffect(() => {
		const hasFile = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes("Files") ?? false;
		const enter = (event: DragEvent) => {
			if (latest.current && hasFile(event)) setDepth((now) => now + 1);
		};
		const leave = (event: DragEvent) => {
			if (hasFile(event)) setDepth((now) => Math.max(0, now - 1));
		};
		const over = (event: DragEvent) => {
			if (!hasFile(event)) return;
			event.preventDefault();
			if (event.dataTransfer && !latest.current) event.dataTransfer.dropEffect = "none";
		};
		const drop = (event: DragEvent) => {
			if (!hasFile(event)) return;
			event.preventDefault();
			setDepth(0);
			const [file] = event.dataTransfer?.files ?? [];
			if (file) latest.current?.(file);
		};
		const paste = (event: ClipboardEvent) => {
			const [file] = event.clipboardData?.files ?? [];
			if (!file || !latest.current || isTextPaste(event)) return;
			event.preventDefault();
			latest.current(file);
		};
		const handlers = { dragenter: enter, dragleave: leave, dragover: over, drop } as const;
		for (const [name, handler] of Object.entries(handlers)) document.addEventListener(name, handler as EventListener);
		document.addEventListener("paste", paste);
		return () => {
			for (const [name, handler] of Object.entries(handlers))
				document.removeEventListener(name, handler as EventListener);
			document.removeEventListener("paste", paste);
		};
	}, []);
	return depth > 0;
}

function isTextPaste({ target, clipboardData }: ClipboardEvent): boolean {
	const isWritten = target instanceof Element && target.closest(WRITTEN_IN) !== null;
	return isWritten && (clipboardData?.types.some((type) => type.startsWith("text/")) ?? false);
}
