"use client";

import { type ReactNode, useEffect, useRef } from "react";

/** A list that scrolls, and begins where the page that is shown is in sight. */
export function ScrollToCurrent({ children }: { children: ReactNode }) {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const entry = box.current?.querySelector<HTMLElement>("[aria-current=page]");
		if (box.current && entry) box.current.scrollTop = entry.offsetTop - box.current.offsetTop - 120;
	}, []);
	return (
		<div ref={box} className="min-h-0 overflow-y-auto pr-1 pb-4">
			{children}
		</div>
	);
}
