"use client";

import { Button } from "#components/ui/button.tsx";
import { PlainPage } from "#components/ui/plain-page.tsx";

type Props = { error: Error & { digest?: string }; reset: () => void };

/** What is shown when a page fails; the number leads to the entry in the server's log. */
export default function ErrorPage({ error, reset }: Props) {
	return (
		<PlainPage
			title="This page could not be shown"
			text={`Something went wrong on our side. Try again; if it stays, tell whoever runs this server${
				error.digest ? ` and quote ${error.digest}` : ""
			}.`}
			action={
				<Button variant="primary" onClick={reset}>
					Try again
				</Button>
			}
		/>
	);
}
