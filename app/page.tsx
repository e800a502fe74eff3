import { redirect } from "next/navigation";

/** The way in: the workplace, which asks who you are. */
export default function HomePage(): never {
	redirect("/start");
}
