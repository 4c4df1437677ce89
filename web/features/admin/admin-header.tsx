import { PaletteButton } from "./palette/palette-button.tsx";
import { LogOut } from "lucide-react";
import { Link } from "../../lib/link.tsx";

export function AdminHeader({ email }: { email: string }) {
  return (
    <header className="bg-base-100 border-base-300 border-b">
      <div className="mx-auto flex w-full max-w-7xl flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-4 sm:px-6">
        <div className="min-w-0">
          <h1 className="font-display text-xl font-semibold tracking-tight">
            <Link to="/admin" className="link-hover">
              Admin Dashboard
            </Link>
          </h1>
          <p className="text-base-content/75 text-sm">Leads, sales stages, analytics and configuration</p>
        </div>
        <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2 text-sm">
          <p className="min-w-0 break-all">
            Logged in as <strong className="font-medium">{email}</strong>
          </p>
          <PaletteButton />
          <a href="/api/logout" className="btn btn-sm">
            <LogOut aria-hidden="true" className="size-4" />
            Logout
          </a>
        </div>
      </div>
    </header>
  );
}
