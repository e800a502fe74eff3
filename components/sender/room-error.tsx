"use client";

import { CloudOff } from "lucide-react";
import { useRouter } from "next/navigation";
import { startTransition } from "react";
import { Button } from "#components/ui/button.tsx";
import { useWords } from "#components/ui/words.tsx";
import { EmptyList } from "./empty-list.tsx";

type Props = { error: Error & { digest?: string }; reset: () => void };

/** In the place of a room that could not be loaded: the frame and the way to other rooms stay. */
export function RoomError({ error, reset }: Props) {
	const { failed: words } = useWords("common");
	const router = useRouter();

	function tryAgain() {
		startTransition(() => {
			router.refresh();
			reset();
		});
	}

	return (
		<EmptyList
			icon={CloudOff}
			title={words.title}
			about={
				<>
					{words.text}
					{error.digest ? <span className="block font-mono text-sm">{error.digest}</span> : null}
				</>
			}
		>
			<Button variant="primary" onClick={tryAgain}>
				{words.again}
			</Button>
		</EmptyList>
	);
}
