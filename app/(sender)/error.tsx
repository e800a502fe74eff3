"use client";

/** A room of the workplace that could not be loaded. */
export { RoomError as default } from "#components/shell/page-error.tsx";
