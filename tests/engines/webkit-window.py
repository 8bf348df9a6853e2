#!/usr/bin/python3
"""A window of WebKitGTK for WebKitWebDriver: webkit-window.py PROFILE_FOLDER TEXT_SCALE [dark]

MiniBrowser, which comes with the driver, keeps no profile and is at least 447 pixels wide.
"""
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

_, profile, text_scale, *more = sys.argv
Gtk.init()
Gtk.Settings.get_default().set_property("gtk-application-prefer-dark-theme", "dark" in more)

data = WebKit2.WebsiteDataManager(base_data_directory=profile, base_cache_directory=profile + "/cache")
# Blocks requests to other machines: the proxy is a closed port.
closed = WebKit2.NetworkProxySettings.new("http://127.0.0.1:9", ["localhost", "127.0.0.1"])
data.set_network_proxy_settings(WebKit2.NetworkProxyMode.CUSTOM, closed)
context = WebKit2.WebContext(website_data_manager=data)
context.set_automation_allowed(True)


def create_view(_session):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    view.get_settings().set_zoom_text_only(True)
    view.set_zoom_level(float(text_scale))
    window = Gtk.Window()
    window.set_default_size(360, 740)
    window.add(view)
    view.connect("close", lambda _: window.destroy())
    window.connect("destroy", Gtk.main_quit)
    window.show_all()
    return view


def start(_context, session):
    application = WebKit2.ApplicationInfo()
    application.set_name("webkit-window.py")
    session.set_application_info(application)
    session.connect("create-web-view", create_view)


context.connect("automation-started", start)
Gtk.main()
