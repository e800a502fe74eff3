import { UserRound, Users } from "lucide-react";
import { useState } from "react";
import { CommandList, type ListedCommand } from "#components/ui/lists/command-list.tsx";
import { useWords } from "#components/ui/words.tsx";
import { type FindReceivers, type Receiver, useReceivers } from "./use-receivers.ts";

type Props = {
	templateId: string;
	label: string;
	find: FindReceivers;
	/** Whom the list leaves out. */
	isLeftOut: (receiver: Receiver) => boolean;
	onChoose: (receiver: Receiver) => void;
};

/** A search for people and teams of the organisation; one of them is chosen. */
export function ReceiverField({ templateId, label, find, isLeftOut, onChoose }: Props) {
	const { share: words } = useWords("templates");
	const [text, setText] = useState("");
	const [marked, setMarked] = useState(0);
	const { receivers, isPending } = useReceivers(templateId, text, find);
	const commands = receivers
		.filter((one) => !isLeftOut(one))
		.map((receiver): ListedCommand & { receiver: Receiver } => ({
			id: receiver.id,
			name: receiver.name,
			about: receiver.email ?? words.team,
			icon: receiver.kind === "team" ? Users : UserRound,
			isPossible: true,
			receiver,
		}));
	const isNone = text.trim() !== "" && !isPending && commands.length === 0;

	function type(typed: string) {
		setText(typed);
		setMarked(0);
	}

	return (
		<div>
			<CommandList
				label={label}
				searchLabel={label}
				isShort
				query={text}
				onType={type}
				commands={commands}
				marked={Math.min(marked, Math.max(0, commands.length - 1))}
				onMark={setMarked}
				onChoose={({ receiver }) => {
					onChoose(receiver);
					type("");
				}}
				status={isNone ? words.noneFound : ""}
				isPending={isPending}
			/>
		</div>
	);
}
