"use client";

import { useEffect, useState } from "react";
import type { SentCode } from "#lib/contract/signing/proof-page.ts";
import { ageAtFirstMs, type CodeAge, codeAge } from "./code-age.ts";

const FRESH: CodeAge = { nextInSeconds: 0, isOver: false };

/** How a code stands, second by second. Before the page listens, and with scripts off, the server knows. */
export function useCodeAge(code: SentCode | null): CodeAge {
	const [age, setAge] = useState(FRESH);
	useEffect(() => {
		if (!code) return setAge(FRESH);
		const first = ageAtFirstMs(code, Date.now());
		// Goes on evenly, whatever becomes of the reader's clock.
		const since = performance.now();
		const look = () => {
			const now = codeAge(code, first + performance.now() - since);
			setAge((before) => (before.nextInSeconds === now.nextInSeconds && before.isOver === now.isOver ? before : now));
		};
		look();
		const timer = setInterval(look, 1000);
		return () => clearInterval(timer);
	}, [code]);
	return age;
}
