import { CircleCheck, FileSearch, Send } from "lucide-react";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { EmptyList } from "./empty-list.tsx";
import { listAddress } from "./list-address.ts";
import { type SendSample, SendSampleButton } from "./send-sample-button.tsx";

type Props = { filter: string; search: string; isPastEnd: boolean; sendSample: SendSample };

/** What each list will hold, by its filter. */
const FILTERED: Readonly<Record<string, { title: string; about: string }>> = {
	waiting: {
		title: "Nobody is being waited for",
		about: "Documents that somebody still has to sign are listed here.",
	},
	attention: {
		title: "Nothing needs your attention",
		about: "A document comes here when an email cannot be delivered, a page cannot be drawn, or sealing fails.",
	},
	completed: {
		title: "Nothing completed yet",
		about: "Documents that everybody has signed are listed here, each with its sealed PDF.",
	},
	declined: {
		title: "Nothing was declined",
		about: "When a signer declines, the document is listed here with the reason.",
	},
	expired: {
		title: "Nothing has expired",
		about: "Documents that were not signed in time are listed here.",
	},
	revoked: {
		title: "Nothing was revoked",
		about: "Documents that you take back are listed here.",
	},
};

/** What will be here, and the first step; or that search or filter leave nothing. */
export function DocumentListEmpty({ filter, search, isPastEnd, sendSample }: Props) {
	if (search !== "") {
		return (
			<EmptyList
				icon={FileSearch}
				title={`No documents match “${search}”`}
				about="Search looks into titles, names, email addresses, labels and document ids."
			>
				<ButtonLink href="/documents">Show all documents</ButtonLink>
			</EmptyList>
		);
	}
	if (isPastEnd) {
		return (
			<EmptyList icon={FileSearch} title="No older documents" about="You have seen them all.">
				<ButtonLink href={listAddress({ filter, search, cursor: null })}>Show the latest</ButtonLink>
			</EmptyList>
		);
	}
	const filtered = FILTERED[filter];
	if (filtered) {
		return (
			<EmptyList icon={filter === "attention" ? CircleCheck : FileSearch} {...filtered}>
				<ButtonLink href="/documents">Show all documents</ButtonLink>
			</EmptyList>
		);
	}
	return (
		<EmptyList
			icon={Send}
			title="Nothing sent yet"
			about={
				<>
					Documents you send appear here with their signers, from the first view to the sealed PDF. Try it with a sample
					that you sign yourself, or send one through the{" "}
					<a href="/docs" className="text-seal underline underline-offset-4">
						API
					</a>
					.
				</>
			}
		>
			<SendSampleButton send={sendSample} />
		</EmptyList>
	);
}
