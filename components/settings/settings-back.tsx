"use client";

import { ChevronLeft } from "lucide-react";
import { usePathname } from "next/navigation";
import { useLayoutEffect, useRef } from "react";
import { RoomLink } from "#components/ui/page-link.tsx";
import { type NamedRoom, wayUp } from "./settings-pages.ts";

type Props = {
	/** What the list is called. */
	label: string;
	rooms: NamedRoom[];
};

/** The height of the header, which stays. */
const HEADER_PX = 56;

/** The way back to the list of rooms, where it does not stand beside the room. */
export function SettingsBack({ label, rooms }: Props) {
	const path = usePathname();
	const place = useRef<HTMLParagraphElement>(null);
	// A room begins at its top. The framework leaves the page as it is while the room's first line is in the window,
	// though this line is above it then, or under the header.
	useLayoutEffect(() => {
		const box = place.current?.getBoundingClientRect();
		if (path && box && box.height > 0 && box.bottom >= -HEADER_PX && box.top < HEADER_PX) window.scrollTo(0, 0);
	}, [path]);
	const up = wayUp(path);
	if (!up) return null;
	return (
		<p ref={place} className="mx-auto mb-1 flex max-w-2xl lg:hidden">
			<RoomLink href={up.to} className="-ml-1 inline-flex min-h-11 items-center gap-1 pr-2 font-medium text-seal">
				<ChevronLeft size={20} aria-hidden="true" className="shrink-0 rtl:-scale-x-100" />
				{rooms.find(({ room }) => room === up.room)?.name ?? label}
			</RoomLink>
		</p>
	);
}
