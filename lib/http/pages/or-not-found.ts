import { notFound } from "next/navigation";
import { AppError } from "#lib/errors/app-error.ts";

/** What a page asked for; if there’s no such thing for the reader, the page isn’t found. */
export async function orNotFound<T>(asked: Promise<T>): Promise<T> {
	try {
		return await asked;
	} catch (error) {
		if (error instanceof AppError && error.code === "NotFound") notFound();
		throw error;
	}
}
