"use client";

import { useEffect, useRef, useState } from "react";

/**
 * Takes files that are dropped anywhere on the page.
 * @returns whether files are held over the page now
 */
export function useFileDrop(onDrop: (files: File[]) => void): boolean {
	const [isOver, setIsOver] = useState(false);
	const latest = useRef(onDrop);
	useEffect(() => {
		latest.current = onDrop;
	});
	useEffect(() => {
		// Every element on the way is entered and left: only the count tells whether the page still is.
		let depth = 0;
		const ended = new AbortController();
		const on = (name: "dragenter" | "dragover" | "dragleave" | "drop", act: (event: DragEvent) => void) =>
			window.addEventListener(
				name,
				(event) => {
					if (!event.dataTransfer?.types.includes("Files")) return;
					event.preventDefault();
					act(event);
				},
				{ signal: ended.signal },
			);
		on("dragenter", () => {
			depth += 1;
			setIsOver(true);
		});
		on("dragover", (event) => {
			if (event.dataTransfer) event.dataTransfer.dropEffect = "copy";
		});
		on("dragleave", () => {
			depth = Math.max(0, depth - 1);
			if (depth === 0) setIsOver(false);
		});
		on("drop", ({ dataTransfer }) => {
			depth = 0;
			setIsOver(false);
			const files = [...(dataTransfer?.files ?? [])];
			if (files.length > 0) latest.current(files);
		});
		return () => ended.abort();
	}, []);
	return isOver;
}
