"use client";

import { useRouter } from "next/navigation";
import { useDroppedFile } from "#components/pictures/use-dropped-file.ts";
import { DropVeil } from "#components/ui/drop-veil.tsx";
import { useWords } from "#components/ui/words.tsx";
import { handOverLogo } from "../face/handed-over-logo.ts";

/**
 * A logo that is dropped anywhere on the room, or pasted, begins a brand: its designer opens at once and takes it in there.
 *
 * @param href address of the designer
 */
export function LogoDrop({ href }: { href: string }) {
	const { logo: words } = useWords("brands");
	const router = useRouter();
	const isOver = useDroppedFile((file) => {
		handOverLogo(file);
		router.push(href);
	});
	return isOver ? <DropVeil title={words.veil} about={words.veilAbout} /> : null;
}
