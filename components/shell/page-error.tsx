"use client";

import { CloudOff } from "lucide-react";
import { useRouter } from "next/navigation";
import { startTransition, useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import { CopyButton } from "#components/ui/copy-button.tsx";
import { EmptyList } from "#components/ui/lists/empty-list.tsx";
import { useWords } from "#components/ui/words.tsx";
import { UNAVAILABLE_DIGEST } from "#lib/errors/unavailable-digest.ts";

type Props = { error: Error & { digest?: string }; reset: () => void };

/** In the place of a room that could not be loaded: the frame and the way to other rooms stay. */
export function RoomError({ error, reset }: Props) {
	const { failed: words } = useWords("common");
	const router = useRouter();
	const passes = error.digest === UNAVAILABLE_DIGEST;

	function tryAgain() {
		startTransition(() => {
			router.refresh();
			reset();
		});
	}

	return (
		<EmptyList
			icon={CloudOff}
			title={passes ? words.unavailableTitle : words.title}
			about={
				<>
					{passes ? words.unavailableText : words.text}
					{error.digest && !passes ? <CopiedNumber number={error.digest} label={words.copy} /> : null}
				</>
			}
		>
			<Button variant="primary" onClick={tryAgain}>
				{words.again}
			</Button>
		</EmptyList>
	);
}

/** What leads to the entry in the server's log. */
function CopiedNumber({ number, label }: { number: string; label: string }) {
	const shown = useRef<HTMLElement>(null);
	return (
		<span className="flex items-center justify-center gap-1">
			<code ref={shown} className="font-mono text-sm">
				{number}
			</code>
			<CopyButton text={number} label={label} shown={shown} className="size-9 hover:bg-sunken max-md:size-11" />
		</span>
	);
}
