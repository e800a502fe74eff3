"use client";

import { CloudOff } from "lucide-react";
import { useRouter } from "next/navigation";
import { startTransition } from "react";
import { EmptyList } from "#components/sender/empty-list.tsx";
import { Button } from "#components/ui/button.tsx";
import { useWords } from "#components/ui/words.tsx";

type Props = { error: Error & { digest?: string }; reset: () => void };

/** A room of the settings that could not be loaded: the frame and the way to other rooms stay. */
export default function SettingsError({ error, reset }: Props) {
	const { failed: words } = useWords("settings");
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
