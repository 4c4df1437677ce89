import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router-dom";
import { useAdminParams } from "../../ground/frame/admin-params.ts";

/** Closes the open lead. What opened it here is gone back to; a link from elsewhere leaves what lies behind. */
export function useCloseLead(id: number | null): () => void {
  const { key } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const { change } = useAdminParams();
  const last = useRef({ key: "", id, isStep: false, isLeft: false });
  useEffect(() => {
    const before = last.current;
    if (before.key === key) return;
    const isStep = type === "PUSH" ? before.id === null : type === "REPLACE" && before.isStep;
    last.current = { key, id, isStep: id !== null && isStep, isLeft: false };
  }, [key, type, id]);
  return () => {
    // The browser goes back a moment later: asked twice, it would leave the dashboard.
    if (last.current.isLeft) return;
    last.current.isLeft = last.current.isStep;
    if (last.current.isStep) void navigate(-1);
    else change({ lead: null, open: null }, { replace: true });
  };
}
