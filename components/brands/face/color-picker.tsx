"use client";

import { useLayoutEffect, useRef } from "react";
import { HexColorPicker } from "react-colorful";
import { useWords } from "#components/ui/words.tsx";

/** Chooses a colour by mouse, finger or arrow keys. @param color `#rrggbb` */
export function ColorPicker({ color, onChange }: { color: string; onChange: (color: string) => void }) {
	const { colors: words } = useWords("brands");
	const ref = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		// It knows names in English alone.
		const [shade, hue] = ref.current?.querySelectorAll("[role='slider']") ?? [];
		shade?.setAttribute("aria-label", words.shade);
		hue?.setAttribute("aria-label", words.hue);
	}, [words]);
	return (
		<div ref={ref}>
			<HexColorPicker color={color} onChange={onChange} />
		</div>
	);
}
